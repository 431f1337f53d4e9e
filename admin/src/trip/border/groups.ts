import type { BorderLoad } from './useBorder.ts';

/** The loads of a bridge, by the hour of their planned arrival. */
export interface Group {
  /** The id of the bridge, or empty for loads without one. */
  key: string;
  loads: BorderLoad[];
  hours: { at: string | null; loads: BorderLoad[] }[];
}

/** The loads by bridge and hour, as the API sorted them: the bridge with the next arrival first. */
export function byBridge(loads: BorderLoad[]): Group[] {
  const keyOf = ({ crossing }: BorderLoad) => crossing.bridgeId ?? '';
  return [...new Set(loads.map(keyOf))].map((key) => {
    const loadsOfBridge = loads.filter((load) => keyOf(load) === key);
    return { key, loads: loadsOfBridge, hours: byHour(loadsOfBridge) };
  });
}

function byHour(loads: BorderLoad[]): Group['hours'] {
  const hourOf = ({ crossing: { plannedAt } }: BorderLoad) =>
    plannedAt ? `${new Date(plannedAt).toISOString().slice(0, 13)}:00:00Z` : null;
  return [...new Set(loads.map(hourOf))].map((at) => ({
    at,
    loads: loads.filter((load) => hourOf(load) === at),
  }));
}
