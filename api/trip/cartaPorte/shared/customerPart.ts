import { type CustomerPart, type End, type Good, valueAt } from '../data.ts';
import type { Load } from '../load.ts';
import { ofTransport } from '../prefill/customer.ts';
import { layered, type SourcedValues } from '../prefill/layers.ts';
import { type PlacedStop, placedStops } from '../stops.ts';
import { type LegGood, goodsOfLeg, withoutPapers } from './goods.ts';
import { type Segment, segmentOf } from './segment.ts';

/** The customer's part of a load, of which a leg shares some with its whole load. */
export interface CustomerValues {
  values: CustomerPart;
  /** What is known without what was saved. */
  known: SourcedValues<CustomerPart>;
  /** Whether a field is the load's own; a leg has the others of its whole load, where they are changed. */
  isOwn: (path: string) => boolean;
}

/**
 * The customer's part of a leg from that of its whole load: the goods, their weights, the customs data where the leg leaves or
 * enters Mexico itself, and the ends that both have. The leg's own are its hand-overs, whether it is international, and the
 * weight of a commodity of which it carries not all. Pure.
 */
export function customerOfLeg(leg: Load, whole: Load, ofWhole: CustomerPart): CustomerValues {
  const saved = leg.customer ?? {};
  const segment = segmentOf(leg, whole);
  const goods = goodsOfLeg(leg, whole, ofWhole, segment);
  const transport = ofTransport(leg);
  const international = saved.international ?? transport.international ?? false;
  const isAll = goods.every((one) => one.isAll);
  const shared: CustomerPart = {
    ...(international && customsOf(ofWhole)),
    ...sharedEnds(leg, whole, ofWhole, segment),
    weightUnit: ofWhole.weightUnit ?? null,
    ...(isAll && { grossWeight: ofWhole.grossWeight ?? null }),
    goodsCount: isAll ? (ofWhole.goodsCount ?? null) : String(goods.length),
    goods: goods.map(({ good }) => (international ? good : withoutPapers(good))),
  };
  const { goods: _, ...ofLeg } = transport;
  const known = layered<CustomerPart>([
    { values: { ...ofLeg, international }, source: OF_LOAD },
    {
      values: shared,
      source: { es: `${WHOLE.es} (${whole.reference})`, en: `${WHOLE.en} (${whole.reference})` },
    },
  ]);
  return {
    values: {
      ...known.values,
      ...ownEnds(leg, { known: known.values, saved, shared }, segment),
      ...(!isAll && { grossWeight: saved.grossWeight ?? null }),
      goods: goods.map((one, at) =>
        withOwnAmounts(one, known.values.goods![at]!, saved.goods?.[at]),
      ),
    },
    known,
    isOwn: ownPaths(leg, segment, goods),
  };
}

const OF_LOAD = { es: 'Del embarque', en: 'From the load' };
const WHOLE = { es: 'Del embarque completo', en: 'From the whole load' };

function customsOf({ direction, country, way, regimes }: CustomerPart): CustomerPart {
  return {
    direction: direction ?? null,
    country: country ?? null,
    way: way ?? null,
    regimes: regimes ?? [],
  };
}

/** The ends that a leg has of its whole load, by their paths in its own part. */
function sharedEnds(leg: Load, whole: Load, ofWhole: CustomerPart, { indexes }: Segment) {
  const stops = placedStops(whole);
  return partOf(leg, (_, at) => {
    const index = indexes[at];
    return index === undefined ? undefined : endIn(ofWhole, stops[index]!);
  });
}

/** All ends of a leg: of a hand-over what was saved of it, else what is known; the others are the whole load's. */
function ownEnds(leg: Load, { known, saved, shared }: Parts, { indexes }: Segment) {
  return partOf(leg, (stop, at) => {
    const isShared = indexes[at] !== undefined;
    return isShared ? endIn(shared, stop) : (endIn(saved, stop) ?? endIn(known, stop));
  });
}

type Parts = Record<'known' | 'saved' | 'shared', CustomerPart>;

/** A part with an end for each stop of the leg. */
function partOf(leg: Load, endOf: (stop: PlacedStop, at: number) => End | undefined): CustomerPart {
  const ends = placedStops(leg).map((stop, at) => endOf(stop, at) ?? {});
  const [origin, ...others] = ends;
  const destination = others.pop();
  return {
    origin: origin!,
    destination: destination!,
    ...(others.length > 0 && { stops: others }),
  };
}

function endIn(part: CustomerPart, { end }: PlacedStop): End | undefined {
  return (valueAt(part, end) as End | null | undefined) ?? undefined;
}

/** The commodity with the quantity and the weight that were saved for the leg, of the product that it still is. */
function withOwnAmounts({ isAll }: LegGood, good: Good, saved: Good | null | undefined): Good {
  if (isAll || !saved || (saved.product ?? undefined) !== good.product) return good;
  return {
    ...good,
    quantity: saved.quantity ?? good.quantity ?? null,
    weight: saved.weight ?? null,
  };
}

function ownPaths(leg: Load, { indexes }: Segment, goods: LegGood[]): CustomerValues['isOwn'] {
  const handOvers = placedStops(leg).filter((_, at) => indexes[at] === undefined);
  const parts = goods.flatMap(({ isAll }, at) => (isAll ? [] : [`goods.${at}`]));
  const amounts = parts.flatMap((path) => [`${path}.quantity`, `${path}.weight`]);
  const single = ['international', ...(parts.length > 0 ? ['grossWeight', ...amounts] : [])];
  return (path) => single.includes(path) || handOvers.some(({ end }) => path.startsWith(`${end}.`));
}
