import { Company } from '../../network/companies/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { laneWithStops } from '../../platform/geography/stopText.ts';
import { stopCount } from '../../quoting/quotes/index.ts';
import { type LinkDefinition, giveLink, linkText } from '../../platform/links/index.ts';
import type { LockedShipment } from '../shipments/index.ts';
import { pagePaths } from '../../shared/words.ts';

/** With these links customers follow a load, for 90 days after one was last given out. */
export const trackingLinks = {
  kind: 'tracking',
  holder: 'customer',
  days: 90,
  paths: pagePaths('/tracking'),
  title: { es: 'Embarque', en: 'Load' },
  ask: {
    es: 'Siga su embarque aquí, sin cuenta ni contraseña:',
    en: 'Follow your load here, without account or password:',
  },
  label: { es: 'Seguir el embarque', en: 'Follow the load' },
} satisfies LinkDefinition;

/** The customer's link and the text to send it with; `renew` revokes those given out so far. */
export async function messageFor(
  { trx, shipment }: LockedShipment,
  { renew }: Schemas['LinkRequest'],
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<Schemas['LinkText']> {
  const { id: subjectId, customerId, companyId, reference } = shipment;
  const partyId = customerId ?? companyId;
  const link = await giveLink(trx, trackingLinks, { subjectId, partyId, from: now, renew });
  const { address, phone } = (await Company.query(trx).findById(partyId))!;
  const isUs = (address as { country?: string } | null)?.country === 'US';
  const locale = isUs ? 'en' : 'es';
  const lane = laneWithStops(shipment, await stopCount(trx, shipment, 'shipment'), locale);
  return linkText(trx, trackingLinks, link, {
    locale,
    publicUrl,
    reference,
    lines: [lane],
    phone,
  });
}
