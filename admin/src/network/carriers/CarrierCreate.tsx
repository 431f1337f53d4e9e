import { CreatePage } from '../../core/pages/CreatePage.tsx';
import { CARRIER_DEFAULTS } from './carrierDefaults.ts';
import { CarrierForm } from './form/CarrierForm.tsx';

/** The page that creates a carrier in the user's own network. */
export function CarrierCreate() {
  return (
    <CreatePage defaultValues={CARRIER_DEFAULTS} failure="carriers.notSaved">
      <CarrierForm />
    </CreatePage>
  );
}
