import type { Transaction } from 'objection';
import type { Schemas } from '../../core/contract/types.ts';
import { type Quote, storedStops } from '../quotes/index.ts';

type LaneStop = Schemas['LaneStop'];

/** The stops of a quote as those of a lane, without windows; undefined where its ends say them whole. */
export async function laneStopsOf(trx: Transaction, quote: Quote): Promise<LaneStop[] | undefined> {
  const stops = await storedStops(quote, trx);
  return stops?.map(({ kind, place, contact, reference, goods }) => ({
    kind,
    place,
    contact,
    reference,
    ...(goods && { goods }),
  }));
}
