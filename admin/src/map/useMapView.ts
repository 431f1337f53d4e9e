import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stateName } from '../freight/places/states.ts';

export const LAYERS = ['coverage', 'lanes', 'loads', 'locations'] as const;
export const PERIODS = [30, 90, 365];

export type Layer = (typeof LAYERS)[number];

/** What of the map is shown. */
export interface MapView {
  layers: readonly Layer[];
  days: number;
  /** Only what concerns this state. */
  state?: string;
}

/** What of the map is shown, as the address says; unknown values in it count as not given. */
export function useMapView(): [MapView, (change: Partial<MapView>) => void] {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => viewOf(query), [query]);
  const change = (changed: Partial<MapView>) => {
    const next = { ...view, ...changed };
    setQuery(
      {
        ...(next.layers.length < LAYERS.length && { layers: next.layers.join(',') }),
        ...(next.days !== 90 && { days: String(next.days) }),
        ...(next.state && { state: next.state }),
      },
      { replace: true },
    );
  };
  return [view, change];
}

function viewOf(query: URLSearchParams): MapView {
  const named = query.get('layers')?.split(',');
  const days = Number(query.get('days'));
  const state = query.get('state') ?? undefined;
  return {
    layers: named ? LAYERS.filter((layer) => named.includes(layer)) : LAYERS,
    days: PERIODS.includes(days) ? days : 90,
    state: state && stateName(state) !== state ? state : undefined,
  };
}
