import { EditPage } from '../core/pages/EditPage.tsx';
import { EquipmentForm } from './EquipmentForm.tsx';

/** Changes an equipment type. */
export function EquipmentEdit() {
  return (
    <EditPage to="list" withHistory>
      <EquipmentForm />
    </EditPage>
  );
}
