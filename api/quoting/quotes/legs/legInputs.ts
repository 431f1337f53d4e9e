import type { Transaction } from 'objection';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Quote } from '../Quote.ts';
import { legsOf } from './legsOf.ts';

/** The legs of a quote as a body says them, without the equipment that they have of it; undefined where it has none, without a statement where it is asked for as a whole. */
export async function legInputsOf(
  trx: Transaction,
  whole: Quote,
): Promise<Schemas['QuoteLegInput'][] | undefined> {
  if (whole.asked === 'whole') return undefined;
  return legInputs(whole, await legsOf(trx, whole));
}

/** The same of these legs of the quote. */
export function legInputs(whole: Quote, legs: Quote[]): Schemas['QuoteLegInput'][] | undefined {
  return legs.length > 0 ? legs.map((leg) => inputOf(leg, whole)) : undefined;
}

function inputOf(leg: Quote, whole: Quote): Schemas['QuoteLegInput'] {
  const { handOver, destination: place, deliveryDate, deliveryFrom, deliveryTo } = leg;
  const { currency, targetRate, ctpat } = leg;
  const equipmentId = leg.equipmentId === whole.equipmentId ? null : leg.equipmentId;
  const window = { date: deliveryDate, from: deliveryFrom, to: deliveryTo };
  return {
    leg: leg.leg!,
    equipmentId,
    currency,
    targetRate,
    ctpat,
    ...(handOver && { handOver: { ...handOver, place, ...window } }),
  };
}
