import type { Schemas } from '../../../core/contract/types.ts';
import type { Warning } from '../../../core/records/warnings.ts';
import { endsOfLoad } from '../../../shared/stopEnds.ts';
import { stopFieldOf } from './byEnds.ts';
import { reachWarnings } from './schedule.ts';
import { asLoad, fieldOf, stopsBetween } from './stopChecks.ts';
import { loadWarnings } from './warningsOf.ts';

type Stop = Schemas['Stop'];

/** Names the fields of warnings as the body named them: by the stops where it had stops. */
export function namedAsSent(list: Warning[], sent: Stop[] | undefined): Warning[] {
  if (!sent) return list;
  return list.map((one) => ({ ...one, field: stopFieldOf(endsOfLoad, one.field, sent.length) }));
}

/** The warnings of a load that its ends alone do not have: of the stops between them, and of all together. */
export function warningsOfStops(load: StoppedLoad): Warning[] {
  return [
    ...stopsBetween(load.stops).flatMap(([index, stop]) =>
      loadWarnings(asLoad(stop)).map((one) => ({ ...one, field: fieldOf(index, one.field) })),
    ),
    ...reachOfStops(load),
    ...goodsWarnings(load),
  ];
}

type StoppedLoad = Schemas['LoadFields'] & { stops: Stop[]; distanceKm?: string | null };

/** Warns of windows that no truck keeps from stop to stop; that of the last one is said once, where the ends say it too. */
function reachOfStops(load: StoppedLoad): Warning[] {
  if (load.stops.length === 2) return [];
  const dated = [...load.stops.entries()].filter(([, { date }]) => date);
  const neighbours = dated
    .slice(1)
    .map(([index, stop], at) => [index, dated[at]![1], stop] as const);
  const last = reachWarnings(load).length > 0 ? load.stops.length - 1 : null;
  return neighbours.flatMap(([index, from, to]) =>
    index === last
      ? []
      : reachWarnings(between(from, to)).map((one) => ({
          ...one,
          field: fieldOf(index, one.field),
        })),
  );
}

/** Two stops as the ends of a load. */
function between(from: Stop, to: Stop): Schemas['LoadFields'] {
  return {
    ...asLoad(from),
    destination: to.place,
    deliveryDate: to.date ?? null,
    deliveryFrom: to.from ?? null,
    deliveryTo: to.to ?? null,
  };
}

/** Warns of goods by stop of which weight or pieces do not add up to those of the load, where every one has them. */
function goodsWarnings({ stops, weight, units }: StoppedLoad): Warning[] {
  const goods = stops.flatMap((stop) => (stop.kind === 'pickup' ? (stop.goods ?? []) : []));
  const differs = (whole: unknown, parts: unknown[]) =>
    whole && parts.length > 0 && !parts.includes(null) && milliOf(parts) !== milliOf([whole]);
  const [weights, pieces] = [
    goods.map((good) => good.weight ?? null),
    goods.map((good) => good.units ?? null),
  ];
  return [
    ...(differs(weight, weights) ? [OTHER_WEIGHT] : []),
    ...(differs(units, pieces) ? [OTHER_UNITS] : []),
  ];
}

/** The sum in thousandths, so that decimals add up. */
function milliOf(numbers: unknown[]): number {
  return numbers.reduce<number>((sum, one) => sum + Math.round(Number(one) * 1000), 0);
}

const OTHER_WEIGHT: Warning = {
  field: 'weight',
  code: 'GOODS_DIFFER',
  message: {
    es: 'El peso de la mercancía por parada no suma este peso',
    en: 'The weights by stop do not add up to this weight',
  },
};
const OTHER_UNITS: Warning = {
  field: 'units',
  code: 'GOODS_DIFFER',
  message: {
    es: 'Los bultos por parada no suman este número',
    en: 'The pieces by stop do not add up to this number',
  },
};
