import { CreatePage } from '../../core/pages/CreatePage.tsx';
import { LOAD_START } from '../../freight/load/cargoForm.ts';
import { ShipmentForm } from './ShipmentForm.tsx';

/** The page that creates a load without a quote. */
export function ShipmentCreate() {
  return (
    <CreatePage defaultValues={LOAD_START}>
      <ShipmentForm />
    </CreatePage>
  );
}
