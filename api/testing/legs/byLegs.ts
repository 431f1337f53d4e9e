import { buildCarrier } from '../../network/carriers/test/factory.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { buildInvitation } from '../../quoting/invitations/test/factory.ts';
import { buildQuote, monterrey } from '../../quoting/quotes/test/factory.ts';
import { laredo, nuevoLaredo } from '../../quoting/quotes/test/legs/factory.ts';
import type { Quote } from '../../quoting/quotes/index.ts';
import type { Columns } from '../base/saved.ts';
import { buildShipment } from '../../trip/shipments/test/factory.ts';
import type { Shipment } from '../../trip/shipments/index.ts';

type Kind = Schemas['BoughtLeg'];

/** A quote or a load with one row for each of its legs, by kind. */
interface ByLegs<Row> {
  whole: Row;
  legs: Record<Kind, Row>;
}

/** Where the legs of the test load begin and end, in driving order; the ends of the whole are its own. */
const WAY = {
  mexican: { movement: 'mexico', origin: monterrey, destination: nuevoLaredo },
  transfer: { movement: 'cross_border', origin: nuevoLaredo, destination: laredo },
  us: { movement: 'us', origin: laredo, destination: laredo },
} as const;
const KINDS = Object.keys(WAY) as Kind[];
const HAND_OVER = { at: 'yard', trailer: 'stays', bridgeId: null } as const;

/** Inserts a quote for the whole and its three legs, whose carriers have none of its customer. */
export async function buildQuoteByLegs(
  whole: Columns<Quote> & { companyId: string },
): Promise<ByLegs<Quote>> {
  const quote = await buildQuote({ ...whole, asked: 'both' });
  const { companyId, equipmentId, createdAt, status } = quote;
  const shared = { companyId, equipmentId, createdAt, status, exchangeRate: quote.exchangeRate };
  const legs = await eachLeg(quote, (leg) => buildQuote({ ...shared, ...leg, wholeId: quote.id }));
  return { whole: quote, legs };
}

/** Inserts a load by legs, each with a carrier of its own unless they are named. */
export async function buildLoadByLegs(
  whole: Columns<Shipment> & { companyId: string },
  carrierIds: Partial<Record<Kind, string>> = {},
): Promise<ByLegs<Shipment>> {
  const load = await buildShipment({ status: 'assigned', ...whole, byLegs: true });
  const { companyId, status, equipmentId } = load;
  const legs = await eachLeg(load, async (leg) => {
    const carrierId = carrierIds[leg.leg] ?? (await buildCarrier({ companyId })).id;
    return buildShipment({ ...leg, companyId, status, equipmentId, carrierId, wholeId: load.id });
  });
  return { whole: load, legs };
}

/** Inserts for each leg an invitation of its carrier with a rate in dollars; returns their ids. */
export async function rateLegs(
  { legs }: ByLegs<Quote>,
  carrierIds: Record<Kind, string>,
  amounts: Record<Kind, string>,
  status: Schemas['InvitationStatus'] = 'rated',
): Promise<Record<Kind, string>> {
  const ids: [Kind, string][] = [];
  for (const leg of KINDS) {
    const asked = { quoteId: legs[leg].id, carrierId: carrierIds[leg], status };
    ids.push([leg, (await buildInvitation({ ...asked, rate: { allIn: amounts[leg] } })).id]);
  }
  return Object.fromEntries(ids) as Record<Kind, string>;
}

/** One row after another, because each takes the next number of its company. */
async function eachLeg<Row>(
  { origin, destination }: Ends,
  build: (leg: LegOf) => Promise<Row>,
): Promise<Record<Kind, Row>> {
  const rows: [Kind, Row][] = [];
  for (const [at, leg] of KINDS.entries()) {
    const handOver = at < KINDS.length - 1 ? HAND_OVER : null;
    const ends = { ...(at === 0 && { origin }), ...(!handOver && { destination }) };
    rows.push([leg, await build({ leg, legPosition: at + 1, handOver, ...WAY[leg], ...ends })]);
  }
  return Object.fromEntries(rows) as Record<Kind, Row>;
}

interface Ends {
  origin: Schemas['Place'];
  destination: Schemas['Place'];
}

interface LegOf extends Ends {
  leg: Kind;
  legPosition: number;
  handOver: typeof HAND_OVER | null;
  movement: Schemas['Movement'];
}
