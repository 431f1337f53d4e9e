import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import type { Rule } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid, Refusal, refusedUnder } from '../../core/errors/errors.ts';
import { actOn, keyWithin, lockWithin } from '../../core/records/lock.ts';
import { fillCrossing } from '../crossings/index.ts';
import { fillLeg, kindsOf } from '../legs/index.ts';
import { type LockedShipment, Shipment } from '../shipments/index.ts';
import { type BorderFacts, factsOf } from './facts.ts';
import { assertOffered, type OffersByLeg } from './fields/offers.ts';
import { borderPolicy as may, type partyOf } from './policy.ts';
import { HOUR_MS } from './times.ts';

type Answer = Schemas['BorderAnswer'];

/** The loads of the board: arrivals until so many days from now, and of the last week those that have not crossed yet. */
export function board(
  actor: Actor,
  { days = 3, bridgeId }: { days?: number | undefined; bridgeId?: string | undefined },
  now: Date,
): Promise<BorderFacts[]> {
  const from = new Date(now.getTime() - 7 * 24 * HOUR_MS);
  const to = new Date(now.getTime() + days * 24 * HOUR_MS);
  return factsOf(may.visible(actor), { bridgeId, from, to });
}

/** A cross-border load with a carrier; throws 404 for any other. */
export async function find(actor: Actor, id: string): Promise<BorderFacts> {
  const key = await keyWithin(Shipment, may.visible(actor), id);
  const [load] = await factsOf(may.visible(actor), { key });
  if (!load) throw new Refusal('NOT_FOUND');
  return load;
}

/** Locks a load, authorizes the action on it and runs the work; throws 404 for a load that does not cross. */
export function act<Result>(
  actor: Actor,
  id: string,
  rule: Rule<Shipment>,
  work: (lockedShipment: LockedShipment) => Promise<Result>,
): Promise<Result> {
  const lock = async (trx: Transaction) => ({
    record: await lockWithin(Shipment, may.visible(actor), id, trx),
  });
  return actOn(Shipment, { actor, rule, lock }, ({ record: shipment }, trx) => {
    if (shipment.movement !== 'cross_border') throw new Refusal('NOT_FOUND');
    return work({ trx, shipment });
  });
}

interface PartyAnswer {
  party: ReturnType<typeof partyOf>;
  values: Answer;
  /** The choices of the party for the legs. */
  offers: OffersByLeg;
  now: Date;
}

/** Saves what the holder of a link gives; throws 422 for a field that another party answers for, and for what is not offered. */
export async function answer(
  lockedShipment: LockedShipment,
  { party, values, offers, now }: PartyAnswer,
) {
  assertOwn(party, values);
  assertOffered(values.legs ?? {}, offers);
  const { seal, scac, caat, legs = {}, ...crossing } = values;
  const edit = { ifMatch: undefined, now };
  if (Object.keys(crossing).length > 0) await fillCrossing(lockedShipment, crossing, edit);
  const [first] = kindsOf(lockedShipment.shipment);
  for (const kind of ['mexican', 'transfer', 'us'] as const) {
    const codes = kind === 'transfer' ? { scac, caat } : {};
    const of = defined({ ...codes, ...(kind === first && { seal }) });
    const fill = (change: Schemas['LegChange']) =>
      fillLeg(lockedShipment, { kind, change, ...edit });
    if (Object.keys(of).length > 0) await fill(of);
    const legChange = legs[kind] ?? {};
    if (Object.keys(legChange).length > 0)
      await refusedUnder(`legs.${kind}.`, () => fill(legChange));
  }
}

function assertOwn(party: keyof typeof FIELDS, answer: Answer): void {
  const foreign = Object.keys(answer).find((name) => !FIELDS[party].includes(name as keyof Answer));
  if (foreign) throw invalid(foreign, FOREIGN);
}

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}

/** The fields that each party answers for. */
const FIELDS: Record<ReturnType<typeof partyOf>, (keyof Answer)[]> = {
  carrier: ['plannedAt', 'cfdiUuid', 'manifestAcceptedAt', 'seal', 'scac', 'caat', 'legs'],
  mx_broker: ['pedimento', 'doda'],
  us_broker: ['paps'],
};

const FOREIGN = {
  es: 'Este dato lo da otra de las partes',
  en: 'Another party answers for this field',
};
