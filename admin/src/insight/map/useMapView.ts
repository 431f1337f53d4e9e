import { useAddressView } from '../../core/navigation/useAddressView.ts';
import { stateName } from '../../freight/places/states.ts';

export const LAYERS = ['coverage', 'lanes', 'loads', 'locations'] as const;
export const PERIODS = [30, 90, 365];

export type Layer = (typeof LAYERS)[number];

/** The visible part of the map. */
export interface MapView {
  layers: readonly Layer[];
  days: number;
  /** Only what concerns this state. */
  state?: string;
}

/** Returns the visible part of the map from the address, and a function that changes it. */
export function useMapView(): [MapView, (change: Partial<MapView>) => void] {
  return useAddressView(ADDRESS, { replace: true });
}

const ADDRESS = {
  read: viewOf,
  write: ({ layers, days, state }: MapView) => ({
    ...(layers.length < LAYERS.length && { layers: layers.join(',') }),
    ...(days !== 90 && { days: String(days) }),
    ...(state && { state }),
  }),
};

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
