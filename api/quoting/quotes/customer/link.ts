import type { LinkDefinition, LinkTarget } from '../../../platform/links/index.ts';
import type { Quote } from '../Quote.ts';
import { pagePaths } from '../../../shared/words.ts';

/**
 * With these links customers answer a price; it can be read for 30 days after its last day. A price goes to everybody of
 * the customer who hears of prices, so another address joins them and revokes nothing, and a price that is shared anew
 * has the same link. Only `renew` revokes.
 */
export const priceLinks = {
  kind: 'price',
  holder: 'customer',
  days: 30,
  paths: pagePaths('/price'),
  title: { es: 'Precio de la cotización', en: 'Price of quote' },
  ask: {
    es: 'Acéptelo o rechácelo aquí, sin cuenta ni contraseña:',
    en: 'Accept or reject it here, without account or password:',
  },
  label: { es: 'Responder precio', en: 'Answer price' },
  isSharedByAddresses: true,
} satisfies LinkDefinition;

/** The target of the link to the price of a quote that has a customer. */
export function targetOf({
  id: subjectId,
  customerId,
  sharedUntil,
}: Pick<Quote, 'id' | 'customerId' | 'sharedUntil'>): LinkTarget {
  return { subjectId, partyId: customerId!, from: sharedUntil ?? new Date() };
}
