import type { Schemas } from '../../../core/contract/types.ts';
import type { CopiedLoad } from '../load/loadOf.ts';
import type { Quote } from '../Quote.ts';
import { ownStops } from './ownStops.ts';

type LegInput = Schemas['QuoteLegInput'];
type Stop = Schemas['Stop'];

/** A quote as its legs are made from it: the fields of its load, with all its stops. */
export type WholeLoad = CopiedLoad & { stops: Stop[] };

/** The fields of a leg's own quote. */
export type LegLoad = Schemas['QuoteFields'] &
  Pick<Quote, 'leg' | 'legPosition' | 'handOver' | 'ctpat' | 'currency'> & { stops: Stop[] };

/**
 * The load of each leg in driving order: it goes from the hand-over before it to its own, the first from the first pickup, the
 * last to the last delivery, with its stops of the whole (`ownStops`). What a leg does not say itself it has of the whole; what
 * the customer says of the whole, and its target rate, it has not. Pure.
 */
export function legLoads(whole: WholeLoad, legs: LegInput[]): LegLoad[] {
  const { targetRate: _, customerReference: __, distanceKm: ___, asked: ____, ...load } = whole;
  return legs.map((leg, at) => {
    const stops = stopsOfLeg(whole.stops, legs, at);
    return {
      ...load,
      ...endsOf(stops),
      stops,
      leg: leg.leg,
      legPosition: at + 1,
      handOver: handOverOf(leg),
      ctpat: leg.ctpat ?? false,
      movement: MOVEMENTS[leg.leg],
      equipmentId: leg.equipmentId ?? whole.equipmentId ?? null,
      currency: leg.currency ?? whole.currency,
      targetRate: leg.targetRate ?? null,
    };
  });
}

const MOVEMENTS = { mexican: 'mexico', transfer: 'cross_border', us: 'us' } as const;

function stopsOfLeg(stops: Stop[], legs: LegInput[], at: number): Stop[] {
  const last = legs.length - 1;
  const own = ownStops(stops, { isFirst: at === 0, isLast: at === last });
  const start = at > 0 ? [handOverStop('pickup', legs[at - 1]!)] : [];
  const end = at < last ? [handOverStop('delivery', legs[at]!)] : [];
  return [...start, ...own, ...end];
}

function handOverStop(kind: Stop['kind'], { handOver }: LegInput): Stop {
  const { place, date = null, from = null, to = null } = handOver!;
  return { kind, place, date, from, to };
}

/** The load's own fields of its ends. */
function endsOf(stops: Stop[]) {
  const [first, last] = [stops[0]!, stops.at(-1)!];
  return {
    origin: first.place,
    pickupDate: first.date ?? null,
    pickupFrom: first.from ?? null,
    pickupTo: first.to ?? null,
    destination: last.place,
    deliveryDate: last.date ?? null,
    deliveryFrom: last.from ?? null,
    deliveryTo: last.to ?? null,
  };
}

/** What a hand-over says beside the end of its leg. */
function handOverOf({ handOver }: LegInput): Quote['handOver'] {
  if (!handOver) return null;
  const { at, trailer, bridgeId = null } = handOver;
  return { at, trailer, bridgeId };
}
