import { type CustomerPart, type Good, thousandths } from '../data.ts';
import type { Load } from '../load.ts';
import { quantityAt, sumOf } from '../quantities.ts';
import { type PlacedStop, placedStops } from '../stops.ts';
import type { Segment } from './segment.ts';

/** A commodity as a leg carries it. */
export interface LegGood {
  good: Good;
  /** Whether the leg carries all of it, so that its quantity and its weight are those of the whole load. */
  isAll: boolean;
}

/**
 * The commodities that a leg carries, with how much is taken or left at each of its stops. Of one that is left before the leg
 * begins, or taken after it ends, there is less on the leg, with a weight of its own; what is not aboard is left out.
 */
export function goodsOfLeg(
  leg: Load,
  whole: Load,
  { goods = [] }: CustomerPart,
  segment: Segment,
): LegGood[] {
  const ofWhole = placedStops(whole);
  const { from, to } = segment;
  const carriesAll =
    ofWhole.slice(0, from).every(({ kind }) => kind === 'pickup') &&
    ofWhole.slice(to).every(({ kind }) => kind === 'delivery');
  return goods.flatMap((good) => {
    const stops = quantitiesOf(good, leg, ofWhole, segment);
    const total = thousandths(good.quantity);
    if (carriesAll) return { good: { ...good, stops }, isAll: true };
    const amount = addsUp(good, ofWhole) ? carried(good, ofWhole, segment) : undefined;
    if (amount === 0) return [];
    if (amount === total && total !== undefined) return { good: { ...good, stops }, isAll: true };
    return { good: { ...good, stops, quantity: textOf(amount), weight: undefined }, isAll: false };
  });
}

/** By stop of a leg that has more than two, how much of a commodity is taken or left there; undefined where it is not known. */
function quantitiesOf(good: Good, leg: Load, ofWhole: PlacedStop[], segment: Segment) {
  if (leg.stops.length === 0) return undefined;
  return placedStops(leg).map(({ quantity }, at) => {
    if (!quantity) return null;
    const index = segment.indexes[at];
    const amount =
      index === undefined
        ? aboard(good, ofWhole, at === 0 ? segment.from : segment.to)
        : quantityAt(good, ofWhole[index]!);
    return { quantity: textOf(amount || undefined) };
  });
}

/** How much of a commodity the leg carries on some part of its way. */
function carried(good: Good, stops: PlacedStop[], { from, to }: Segment): number {
  const taken = stops.slice(from, to).filter(({ kind }) => kind === 'pickup');
  return aboard(good, stops, from) + sumOf(good, taken);
}

/** How much of a commodity is on the truck after so many stops of the whole load. */
function aboard(good: Good, stops: PlacedStop[], count: number): number {
  const ofKind = (kind: PlacedStop['kind']) =>
    stops.slice(0, count).filter((stop) => stop.kind === kind);
  return Math.max(0, sumOf(good, ofKind('pickup')) - sumOf(good, ofKind('delivery')));
}

/** Whether what is taken and what is left of a commodity is known of each stop. */
function addsUp(good: Good, stops: PlacedStop[]): boolean {
  const total = thousandths(good.quantity);
  return (['pickup', 'delivery'] as const).every(
    (kind) =>
      total ===
      sumOf(
        good,
        stops.filter((stop) => stop.kind === kind),
      ),
  );
}

function textOf(amount: number | undefined): string | undefined {
  return amount === undefined ? undefined : String(amount / 1000);
}

/** The commodity without its customs papers, which only transport that enters or leaves Mexico has. */
export function withoutPapers({ ...good }: Good): Good {
  for (const name of PAPERS) delete good[name];
  return good;
}

const PAPERS = [
  ...(['materialType', 'materialText', 'documentType'] as const),
  ...(['pedimento', 'documentId', 'importerRfc'] as const),
];
