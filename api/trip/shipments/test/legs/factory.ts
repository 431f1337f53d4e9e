import type { Schemas } from '../../../../core/contract/types.ts';
import type { Company } from '../../../../network/companies/index.ts';
import { laredo, nuevoLaredo } from '../../../../quoting/quotes/test/legs/factory.ts';
import { buildQuote, dayFrom, monterrey } from '../../../../quoting/quotes/test/factory.ts';
import type { Quote } from '../../../../quoting/quotes/index.ts';
import type { Columns } from '../../../../testing/base/saved.ts';
import type { Shipment } from '../../Shipment.ts';
import { buildShipment } from '../factory.ts';

const dallas: Schemas['Place'] = {
  city: 'Dallas',
  state: 'US-TX',
  country: 'US',
  postalCode: '75201',
};

const LEGS = [
  { leg: 'mexican', movement: 'mexico', origin: monterrey, destination: nuevoLaredo },
  { leg: 'transfer', movement: 'cross_border', origin: nuevoLaredo, destination: laredo },
  { leg: 'us', movement: 'us', origin: laredo, destination: dallas },
] as const;

const HAND_OVERS = [
  { at: 'yard', trailer: 'stays', bridgeId: null },
  { at: 'yard', trailer: 'changes', bridgeId: null },
  null,
] as const;

/** A load that is driven by legs, with these. */
export interface LoadByLegs {
  whole: Shipment;
  legs: Shipment[];
}

interface Parties {
  company: Company;
  customer?: Company;
  /** Of the Mexican leg, the transfer and the US leg; a leg without one was never awarded. */
  carriers: ({ id: string } | null)[];
}

/** Inserts a load from Monterrey to Dallas that was bought by legs, assigned to these carriers, with its quotes. */
export async function buildLoadByLegs(
  { company, customer, carriers }: Parties,
  overrides: Columns<Shipment> = {},
): Promise<LoadByLegs> {
  const companyId = company.id;
  const of = { companyId, customerId: customer?.id ?? null };
  const quote = await buildQuote({ ...of, asked: 'legs', status: 'assigned' });
  const whole = await buildShipment({
    ...of,
    quoteId: quote.id,
    byLegs: true,
    status: carriers.some(Boolean) ? 'assigned' : 'confirmed',
    pickupDate: dayFrom(0),
    deliveryDate: dayFrom(4),
    ...overrides,
  });
  const legs: Shipment[] = [];
  for (const [at, carrier] of carriers.entries()) {
    const part = await buildPart(quote, at);
    if (carrier) legs.push(await buildLeg(whole, part, carrier.id));
  }
  return { whole, legs };
}

function buildPart({ id: wholeId, companyId }: Quote, at: number): Promise<Quote> {
  const { leg, movement, origin, destination } = LEGS[at]!;
  return buildQuote({
    companyId,
    wholeId,
    leg,
    legPosition: at + 1,
    handOver: HAND_OVERS[at]!,
    movement,
    origin,
    destination,
    pickupDate: dayFrom(at),
    deliveryDate: dayFrom(at + 1),
    purchaseCost: '500',
    status: 'assigned',
  });
}

/** Inserts the load of a leg, assigned to the carrier. */
function buildLeg(whole: Shipment, part: Quote, carrierId: string): Promise<Shipment> {
  const { companyId, leg, legPosition, handOver, movement, origin, destination } = part;
  const { pickupDate, deliveryDate } = part;
  return buildShipment({
    companyId,
    wholeId: whole.id,
    quoteId: part.id,
    leg,
    legPosition,
    handOver,
    movement,
    origin,
    destination,
    pickupDate,
    deliveryDate,
    carrierId,
    purchaseCost: '500',
    status: 'assigned',
  });
}
