import { EditPage } from '../core/pages/EditPage.tsx';
import { OperatorForm } from './OperatorForm.tsx';

/** The page that changes a driver; its carrier cannot be changed. */
export function OperatorEdit() {
  return (
    <EditPage>
      <OperatorForm />
    </EditPage>
  );
}
