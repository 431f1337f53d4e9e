import type { Actor } from '../../core/auth/actor.ts';
import { Carrier, languageOf, phoneFor } from '../../network/carriers/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { laneWithStops } from '../../platform/geography/stopText.ts';
import { stopCount } from '../../quoting/quotes/index.ts';
import { type LinkDefinition, giveLink, linkText } from '../../platform/links/index.ts';
import type { LockedShipment } from '../shipments/index.ts';
import { pagePaths } from '../../shared/words.ts';

/** With these links drivers report the moves of a load, for 30 days after somebody last asked for one. */
export const moveLinks = {
  kind: 'moves',
  holder: 'carrier',
  days: 30,
  paths: pagePaths('/moves'),
  ask: {
    es: 'Avise cada paso del viaje con un toque, sin cuenta ni contraseña:',
    en: 'Report each step of the trip with one tap, without account or password:',
  },
} satisfies LinkDefinition;

/** The link with which the driver of a load reports its moves, and the text to send it with; `renew` revokes those given out so far. */
export async function messageFor(
  { trx, shipment }: LockedShipment,
  { renew }: Schemas['LinkRequest'],
  { actor, publicUrl, now }: { actor: Actor; publicUrl: string; now: Date },
): Promise<Schemas['LinkText']> {
  const { id: subjectId, carrierId, reference } = shipment;
  const target = { subjectId, partyId: carrierId!, from: now, renew };
  const link = await giveLink(trx, moveLinks, target);
  const carrier = (await Carrier.query(trx).findById(carrierId!))!;
  const locale = languageOf(carrier);
  const lane = laneWithStops(shipment, await stopCount(trx, shipment, 'shipment'), locale);
  return linkText(trx, moveLinks, link, {
    locale,
    publicUrl,
    lines: [`${reference}: ${lane}`],
    phone: phoneFor(actor, carrier),
  });
}
