import { EditPage } from '../core/pages/EditPage.tsx';
import { DieselForm } from './DieselForm.tsx';

/** Corrects a diesel price. */
export function DieselEdit() {
  return (
    <EditPage to="list" withChanges>
      <DieselForm />
    </EditPage>
  );
}
