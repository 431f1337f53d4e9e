import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Schemas } from '../../../core/contract/types.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import { useDebounced } from '../../../core/inputs/useDebounced.ts';
import { type AnyStop, stopsBetween } from '../../../freight/stops/stops.ts';

/** The distance of the lane in the form by the API, once its cities are known; undefined before, and for who may not ask. */
export function useLaneDistance(isAsked: boolean): Schemas['LaneDistance'] | undefined {
  const { read } = useDataProvider<AndenDataProvider>();
  const { canAccess = false } = useCanAccess({ resource: 'quotes', action: 'estimate' });
  const typed = useDebounced(JSON.stringify(useLane()), PAUSE);
  const lane = JSON.parse(typed) as Record<string, string>;
  const isKnown = NEEDED.every((name) => lane[name]) && !lane.via?.includes(UNKNOWN);
  const { data } = useQuery({
    queryKey: ['quotes', 'lane_distance', lane],
    queryFn: async () => (await read<Schemas['LaneDistance']>('quotes/lane_distance', lane)).data,
    enabled: isAsked && canAccess && isKnown,
    placeholderData: (before) => before,
    retry: false,
  });
  return isKnown ? data : undefined;
}

/** State, city, postal code and saved place of both ends as the parameters of the call, without what is empty. */
function useLane(): Record<string, string> {
  const values = useWatch({ name: FIELDS.map(({ of }) => of) }) as (string | null | undefined)[];
  const named = FIELDS.map(({ name }, at) => [name, values[at] ?? ''] as const);
  const via = useVia();
  return Object.fromEntries([...named, ['via', via] as const].filter(([, value]) => value !== ''));
}

/** The stops between the ends as the call takes them, `["MX-GUA Silao"]`, with a question mark for an unknown one; empty without. */
function useVia(): string {
  const stops = useWatch({ name: 'stops' }) as AnyStop[] | null | undefined;
  const towns = stopsBetween(stops).map(({ place: { city, state } }) =>
    city && state ? `${state} ${city}` : UNKNOWN,
  );
  return towns.length > 0 ? JSON.stringify(towns) : '';
}

const UNKNOWN = '?';

/** Milliseconds after the last keystroke until the distance is asked for. */
const PAUSE = 400;
const NEEDED = ['originState', 'originCity', 'destinationState', 'destinationCity'];
const FIELDS = (['origin', 'destination'] as const).flatMap((stop) => [
  { of: `${stop}.state`, name: `${stop}State` },
  { of: `${stop}.city`, name: `${stop}City` },
  { of: `${stop}.postalCode`, name: `${stop}PostalCode` },
  { of: `${stop}.locationId`, name: `${stop}LocationId` },
]);
