import { EditPage } from '../../core/pages/EditPage.tsx';
import { ShipmentForm } from './ShipmentForm.tsx';

/** The page that changes a load; its status is changed in its view. */
export function ShipmentEdit() {
  return (
    <EditPage failure="shipments.notSaved">
      <ShipmentForm />
    </EditPage>
  );
}
