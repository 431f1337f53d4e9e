import { EditPage } from '../core/pages/EditPage.tsx';
import { RateForm } from './RateForm.tsx';

/** Corrects a day's exchange rate; quotes keep the one that they were made with. */
export function RateEdit() {
  return (
    <EditPage to="list" withChanges>
      <RateForm />
    </EditPage>
  );
}
