import type { Schemas } from '../../../core/contract/types.ts';

/** Where a proof document is owed on a load of more than two stops; the view `load_evidence` has the same. */
export const OWED_AT: Record<
  Schemas['PaymentEvidence'],
  'everyDelivery' | 'everyPickup' | 'everyStop' | 'load'
> = {
  signed_pod: 'everyDelivery',
  bol: 'everyDelivery',
  cargo_photos: 'everyStop',
  seal_photos: 'everyPickup',
  weight_ticket: 'everyPickup',
  carta_porte: 'load',
  customs_entry: 'load',
  invoice: 'load',
};
