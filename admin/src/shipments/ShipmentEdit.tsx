import { EditPage } from '../core/pages/EditPage.tsx';
import { ShipmentForm } from './ShipmentForm.tsx';

/** Changes a load's facts; its status moves on its view. */
export function ShipmentEdit() {
  return (
    <EditPage failure="shipments.notSaved">
      <ShipmentForm />
    </EditPage>
  );
}
