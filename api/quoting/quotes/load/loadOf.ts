import type { Schemas } from '../../../core/contract/types.ts';
import type { Quote } from '../Quote.ts';

/** The fields of a quote that say its load and how carriers are asked for it, and none of its results. */
export type CopiedLoad = Schemas['QuoteFields'] & Pick<Quote, 'customerId' | 'asked' | 'currency'>;

/** What another quote for the same load copies: the load and the target rate, but no results and no stops. */
export function loadOf(quote: Quote): CopiedLoad & Pick<Schemas['QuoteChange'], 'stops'> {
  const row = quote as unknown as Record<string, unknown>;
  return Object.fromEntries(COPIED.map((name) => [name, row[name]])) as unknown as CopiedLoad;
}

const COPIED: string[] = [
  ...['customerId', 'kind', 'frequency', 'movement', 'origin', 'destination', 'pickupDate'],
  ...['pickupFrom', 'pickupTo', 'deliveryDate', 'deliveryFrom', 'deliveryTo', 'equipmentId'],
  ...['comodityId', 'packaging', 'hazmat', 'stackable', 'legalWeight', 'drayage', 'spot', 'weight'],
  ...['weightUnit', 'units', 'length', 'width', 'height', 'dimensionUnit', 'distanceKm'],
  ...['customerReference', 'comment', 'currency', 'targetRate', 'asked'],
];
