import { useCartaPorteOf } from '../../../cartaPorte/index.ts';
import { useCrossing } from '../../../crossings/index.ts';
import { useLegs } from '../../../legs/index.ts';
import { useConfirmations } from '../../../rateConfirmations/index.ts';
import type { Shipment } from '../../shipment.ts';
import { type Need, needsOf } from './needsOf.ts';

/** Lists what a load lacks, as far as the user sees it; the sections of its tabs read the same answers. */
export function useNeeds(shipment: Shipment): Need[] {
  const { data: confirmations } = useConfirmations(shipment);
  const { data: legs } = useLegs(shipment);
  const { data: crossing } = useCrossing(shipment);
  const { data: cartaPorte } = useCartaPorteOf(shipment);
  return needsOf(shipment, { confirmations, legs, crossing, cartaPorte });
}
