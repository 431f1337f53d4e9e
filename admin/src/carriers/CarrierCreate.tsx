import { CreatePage } from '../core/CreatePage.tsx';
import { CarrierForm } from './form/CarrierForm.tsx';

/** A new carrier in the own network. */
export function CarrierCreate() {
  return (
    <CreatePage defaultValues={DEFAULTS}>
      <CarrierForm />
    </CreatePage>
  );
}

const DEFAULTS = {
  carrierType: 'carrier',
  status: 'active',
  confidence: 'medium',
  nationality: 'MX',
  creditType: 'none',
  shippingMode: 'ftl',
  countries: ['MX'],
  movements: [],
  originStates: [],
  deliveryStates: [],
  equipmentList: [],
  serviceList: [],
  addressList: [],
  drayage: false,
  hazmat: false,
};
