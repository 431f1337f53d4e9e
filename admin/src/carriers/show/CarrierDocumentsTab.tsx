import { useRecordContext } from 'react-admin';
import { CarrierDocuments } from '../../documents/index.ts';
import type { Carrier } from '../carrier.ts';

/** The documents of the carrier in context. */
export function CarrierDocumentsTab() {
  const carrierId = useRecordContext<Carrier>()?.id;
  return carrierId && <CarrierDocuments carrierId={carrierId} />;
}
