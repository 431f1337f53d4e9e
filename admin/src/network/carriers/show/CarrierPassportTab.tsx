import { useRecordContext } from 'react-admin';
import { CarrierPassport } from '../../../compliance/consents/index.ts';
import type { Carrier } from '../carrier.ts';

/** Shows the part of its passport that the carrier in context lets the broker see. */
export function CarrierPassportTab() {
  const carrierId = useRecordContext<Carrier>()?.id;
  return carrierId && <CarrierPassport carrierId={carrierId} />;
}
