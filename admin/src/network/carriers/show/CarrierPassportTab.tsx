import { useRecordContext } from 'react-admin';
import { CarrierPassport } from '../../../compliance/consents/index.ts';
import type { Carrier } from '../carrier.ts';

/** What the carrier in context shows the broker of its passport. */
export function CarrierPassportTab() {
  const carrierId = useRecordContext<Carrier>()?.id;
  return carrierId && <CarrierPassport carrierId={carrierId} />;
}
