import { useCanAccess } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type AnyStop, stopsBetween, viaStates } from '../../../freight/stops/stops.ts';
import { Insight } from './Insight.tsx';

const NAMES = [
  'origin.state',
  'destination.state',
  'equipmentId',
  'currency',
  'distanceKm',
  'targetRate',
  'stops',
];

/** Whether the state of each stop is known. */
function isWhole(stops: AnyStop[] | undefined): boolean {
  return stopsBetween(stops).every(({ place }) => place?.state);
}

/** Query parameters of a lane's history beside its ends: the stops between, and the quote being changed, which is no past. */
export function besideEnds(stops: AnyStop[] | null | undefined, changedId?: string) {
  const via = viaStates(stops);
  return { ...(via && { viaStates: via }), ...(changedId && { exceptQuoteId: changedId }) };
}

type Text = string | undefined;
type Texts = [Text, Text, Text, Text, Text, Text];

/** The same insight for the form of a quote, for brokers and staff, once the form has enough data. */
export function FormInsight({ changedId }: { changedId: string | undefined }) {
  const { canAccess = false } = useCanAccess({ resource: 'quotes', action: 'estimate' });
  const [originState, destinationState, equipmentId, currency, distanceKm, target, stops] =
    useWatch({
      name: NAMES,
    }) as [...Texts, AnyStop[] | undefined];
  if (!canAccess || !currency) return null;
  const isLane = originState && destinationState && equipmentId && isWhole(stops);
  const lane = {
    originState,
    destinationState,
    equipmentId,
    currency,
    ...besideEnds(stops, changedId),
  };
  const isFar = distanceKm && /^\d{1,5}(\.\d{1,2})?$/.test(distanceKm);
  return (
    <Insight
      memory={
        isLane ? { path: 'quotes/lane_memory', query: lane as Record<string, string> } : undefined
      }
      fuel={{
        path: 'quotes/fuel_surcharge',
        query: { currency, ...(isFar ? { distanceKm } : {}) },
      }}
      target={target && Number(target) > 0 ? target : null}
    />
  );
}
