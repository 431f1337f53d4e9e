import { EditPage } from '../../core/pages/EditPage.tsx';
import { DieselForm } from './DieselForm.tsx';
import { useDieselDoubts } from './useDieselDoubts.ts';

/** The page that corrects a diesel price. */
export function DieselEdit() {
  return (
    <EditPage to="list" withChanges doubtsOf={useDieselDoubts()}>
      <DieselForm />
    </EditPage>
  );
}
