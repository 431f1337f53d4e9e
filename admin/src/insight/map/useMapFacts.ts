import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import type { MapView } from './useMapView.ts';

export type MapFacts = Schemas['MapFacts'];

const A_MINUTE = 60_000;

/** Reads the facts of the map every minute; when the period changes, the old facts stay until the new ones come. */
export function useMapFacts({ days }: MapView) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['map', days],
    queryFn: async () => (await read<MapFacts>('map', { days: String(days) })).data,
    placeholderData: keepPreviousData,
    refetchInterval: A_MINUTE,
  });
}

/** The facts of the layers that are switched on, and of one state where one is chosen. */
export function factsIn(facts: MapFacts, { layers, state }: MapView): MapFacts {
  const isShown = (layer: MapView['layers'][number]) => layers.includes(layer);
  const isHere = (...states: string[]) => !state || states.includes(state);
  return {
    ...facts,
    coverage: isShown('coverage') ? facts.coverage : [],
    lanes: isShown('lanes')
      ? facts.lanes.filter((lane) => isHere(lane.originState, lane.destinationState))
      : [],
    loads: isShown('loads')
      ? facts.loads.filter((load) => isHere(load.at.state, load.originState, load.destinationState))
      : [],
    locations: isShown('locations') ? facts.locations.filter((one) => isHere(one.state)) : [],
  };
}
