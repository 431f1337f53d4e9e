import type { LoadWithLeg } from '../load.ts';
import type { Layer } from './layers.ts';

const OF_LOAD = { es: 'Del embarque', en: 'From the load' };
const ESTIMATE = { es: 'Distancia estimada por carretera', en: 'Estimated road distance' };

/** The times and distances of the carrier's trip: those of the load, and of more than two stops those of each. */
export function tripLayers(load: LoadWithLeg): Layer[] {
  const total = load.distanceKm ? Number(load.distanceKm) : undefined;
  const trip = {
    departureAt: momentOf(load.pickupDate, load.pickupFrom),
    arrivalAt: momentOf(load.deliveryDate, load.deliveryFrom),
    totalDistance: textOf(total),
  };
  if (load.stops.length > 0) return [...stopLayers(load, total), { values: trip, source: OF_LOAD }];
  return [{ values: { ...trip, distance: trip.totalDistance }, source: OF_LOAD }];
}

function stopLayers(load: LoadWithLeg, total: number | undefined): Layer[] {
  const times = load.stops.slice(1, -1).map(({ date, from }) => ({ at: momentOf(date, from) }));
  return [
    { values: { stops: times }, source: OF_LOAD },
    { values: distancesOf(load, total), source: ESTIMATE },
  ];
}

/** The distance to each delivery; they add up to the total, which is the load's own where it has one. */
function distancesOf(load: LoadWithLeg, total: number | undefined) {
  const estimates = estimatesOf(load);
  const sum = sumOf(estimates.flatMap((one) => one ?? []));
  const isWhole = load.kilometers.every((one) => one !== undefined);
  const distances = isWhole && total ? shares(estimates, sum, total) : estimates;
  return {
    stops: distances.slice(1, -1).map((one) => ({ distance: textOf(one) })),
    distance: textOf(distances.at(-1)),
    totalDistance: isWhole ? textOf(sum) : undefined,
  };
}

/** By stop the kilometers from the delivery before, or from the first stop; undefined at a pickup, and where a part is not known. */
function estimatesOf({ stops, kilometers }: LoadWithLeg): (number | undefined)[] {
  let begin = 0;
  return stops.map(({ kind }, index) => {
    if (kind === 'pickup') return undefined;
    const parts = kilometers.slice(begin, index);
    begin = index;
    return parts.includes(undefined) ? undefined : sumOf(parts as number[]);
  });
}

/** The total shared out as the estimates are; the last one has the rest, so that they add up. */
function shares(estimates: (number | undefined)[], sum: number, total: number) {
  const parts = estimates.map((one) => one && rounded((one / sum) * total));
  const rest = total - sumOf(parts.slice(0, -1).flatMap((one) => one ?? []));
  return [...parts.slice(0, -1), rounded(rest)];
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function rounded(kilometers: number): number {
  return Math.round(kilometers * 100) / 100;
}

function textOf(kilometers: number | undefined): string | undefined {
  return kilometers === undefined ? undefined : String(kilometers);
}

function momentOf(date: string | null, time: string | null): string | undefined {
  return date && time ? `${date}T${time.slice(0, 5)}` : undefined;
}
