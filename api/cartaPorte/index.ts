import type { Actor } from '../core/auth/actor.ts';
import { authorize } from '../core/auth/policy.ts';
import { fileOf, type Format } from './export/download.ts';
import { cartaPortePolicy } from './policy.ts';
import handlers from './routes.ts';
import { find } from './service.ts';
import { WITH_SHIPMENT } from '../shipments/index.ts';

/** The complement's data of a load that the actor may see, as `downloadCartaPorte` exports them; throws 409 for an incomplete XML. */
export async function cartaPorteFile(actor: Actor, id: string, format: Format) {
  const load = await find(actor, id);
  authorize(cartaPortePolicy.export(actor));
  return fileOf(load, format);
}

/** The data for the Carta Porte of loads: two parts by who answers for what, checked and exported, never stamped. */
export const cartaPorte = {
  name: 'cartaPorte',
  policy: cartaPortePolicy,
  table: 'carta_portes',
  seenWith: WITH_SHIPMENT,
  handlers,
};
