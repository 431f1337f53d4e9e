import { EditPage } from '../core/pages/EditPage.tsx';
import { RouteForm } from './RouteForm.tsx';

/** /admin/routes/{id}/edit: changes a lane, its carrier and its rates. */
export function RouteEdit() {
  return (
    <EditPage>
      <RouteForm />
    </EditPage>
  );
}
