import { EditPage } from '../../core/pages/EditPage.tsx';
import { RouteForm } from './RouteForm.tsx';

/** /admin/routes/{id}/edit: the page that changes a route, its carrier and its rates. */
export function RouteEdit() {
  return (
    <EditPage>
      <RouteForm />
    </EditPage>
  );
}
