import type { Schemas } from '../../../../core/contract/types.ts';

interface Place {
  state: string;
}
interface Trip {
  origin?: Place;
  destination?: Place;
}
type Load = Trip & { createdAt: string };
interface Offer {
  rate?: Rate | null;
  load?: Trip;
}
type Rate = Pick<Schemas['Rate'], 'total' | 'currency' | 'createdAt'>;

/** A lane from one state to another: the number of loads, the last date, the carrier's last rate. */
export interface Lane {
  from: string;
  to: string;
  loads: number;
  lastLoadAt?: string;
  rate?: Rate;
}

/** The lanes of a carrier's loads and rates, sorted by the number of loads. */
export function lanesOf(loads: Load[], offers: Offer[]): Lane[] {
  const lanes = new Map<string, Lane>();
  for (const { createdAt, ...load } of loads) {
    const lane = laneOf(lanes, load);
    if (!lane) continue;
    lane.loads += 1;
    if (createdAt > (lane.lastLoadAt ?? '')) lane.lastLoadAt = createdAt;
  }
  for (const { rate, load } of offers) {
    const lane = rate && load && laneOf(lanes, load);
    if (lane && rate.createdAt > (lane.rate?.createdAt ?? '')) lane.rate = rate;
  }
  return [...lanes.values()].sort(
    (a, b) => b.loads - a.loads || latest(b).localeCompare(latest(a)),
  );
}

function laneOf(lanes: Map<string, Lane>, { origin, destination }: Trip): Lane | undefined {
  if (!origin || !destination) return undefined;
  const key = `${origin.state} ${destination.state}`;
  const lane = lanes.get(key) ?? { from: origin.state, to: destination.state, loads: 0 };
  lanes.set(key, lane);
  return lane;
}

function latest({ lastLoadAt = '', rate }: Lane) {
  return lastLoadAt || (rate?.createdAt ?? '');
}
