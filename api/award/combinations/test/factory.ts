import type { Schemas } from '../../../core/contract/types.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { laredo, nuevoLaredo } from '../../../quoting/quotes/test/legs/factory.ts';
import { buildQuote, dayFrom } from '../../../quoting/quotes/test/factory.ts';
import type { Quote } from '../../../quoting/quotes/index.ts';
import type { Columns } from '../../../testing/base/saved.ts';

type LegColumns = Columns<Quote>;
type Rate = NonNullable<Parameters<typeof buildInvitation>[0]>['rate'] & object;

/** The days from today of the pickup, of both hand-overs and of the delivery. */
export const DAYS = [3, 4, 5, 7].map(dayFrom) as [string, string, string, string];

/** Inserts a quote to the north with its three legs, each handed over in a yard from 8 to 18. */
export async function buildQuoteByLegs(whole: LegColumns = {}, legs: LegColumns[] = []) {
  const [pickup, first, second, delivery] = DAYS;
  const quote = await buildQuote({
    asked: 'legs',
    pickupDate: pickup,
    pickupFrom: '08:00',
    pickupTo: '10:00',
    deliveryDate: delivery,
    ...whole,
  });
  const { companyId, id: wholeId, origin, destination } = quote;
  const own = { companyId, wholeId, customerId: null };
  const crossing = handOver(1, [nuevoLaredo, first], [laredo, second]);
  const columns: LegColumns[] = [
    { leg: 'mexican', ...handOver(0, [origin, pickup], [nuevoLaredo, first]) },
    { leg: 'transfer', ...crossing },
    { leg: 'us', ...handOver(2, [laredo, second], [destination, delivery]) },
  ];
  const saved: Quote[] = [];
  for (const [at, leg] of columns.entries())
    saved.push(await buildQuote({ ...own, ...leg, ...legs[at] }));
  return { whole: quote, legs: saved };
}

type End = [place: Schemas['Place'], day: string];

function handOver(at: number, [origin, pickupDate]: End, [destination, deliveryDate]: End) {
  const isLast = at === 2;
  return {
    legPosition: at + 1,
    movement: (['mexico', 'cross_border', 'us'] as const)[at]!,
    origin,
    destination,
    pickupDate,
    deliveryDate,
    handOver: isLast ? null : ({ at: 'yard', trailer: 'stays', bridgeId: null } as const),
    deliveryFrom: isLast ? null : '08:00',
    deliveryTo: isLast ? null : '18:00',
  };
}

/** Inserts the offer of a new carrier for a leg, or for the whole. */
export function buildOffer(quote: Quote, rate: Rate = {}) {
  return buildInvitation({ quoteId: quote.id, rate });
}
