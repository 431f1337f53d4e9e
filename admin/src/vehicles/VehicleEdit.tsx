import { EditPage } from '../core/pages/EditPage.tsx';
import { VehicleForm } from './VehicleForm.tsx';

/** The page that changes a vehicle; its carrier cannot be changed. */
export function VehicleEdit() {
  return (
    <EditPage>
      <VehicleForm />
    </EditPage>
  );
}
