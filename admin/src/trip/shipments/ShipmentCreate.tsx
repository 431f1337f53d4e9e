import { CreatePage } from '../../core/pages/CreatePage.tsx';
import { ShipmentForm } from './ShipmentForm.tsx';

/** The page that creates a load without a quote. */
export function ShipmentCreate() {
  return (
    <CreatePage defaultValues={DEFAULTS}>
      <ShipmentForm />
    </CreatePage>
  );
}

const DEFAULTS = {
  movement: 'cross_border',
  currency: 'USD',
  weightUnit: 'kg',
  hazmat: false,
  origin: { country: 'MX' },
  destination: { country: 'US' },
};
