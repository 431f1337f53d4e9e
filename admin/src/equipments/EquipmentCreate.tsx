import { CreatePage } from '../core/pages/CreatePage.tsx';
import { EquipmentForm } from './EquipmentForm.tsx';

/** A new equipment type. */
export function EquipmentCreate() {
  return (
    <CreatePage to="list">
      <EquipmentForm />
    </CreatePage>
  );
}
