import { CreatePage } from '../core/pages/CreatePage.tsx';
import { VehicleForm } from './VehicleForm.tsx';

/** The page that registers a vehicle; the address may name its carrier. */
export function VehicleCreate() {
  return (
    <CreatePage defaultValues={START}>
      <VehicleForm />
    </CreatePage>
  );
}

const START = { kind: 'unit' };
