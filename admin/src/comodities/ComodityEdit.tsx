import { EditPage } from '../core/pages/EditPage.tsx';
import { ComodityForm } from './ComodityForm.tsx';

/** Changes a commodity type. */
export function ComodityEdit() {
  return (
    <EditPage to="list" withHistory>
      <ComodityForm />
    </EditPage>
  );
}
