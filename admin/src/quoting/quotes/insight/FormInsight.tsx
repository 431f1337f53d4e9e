import { useCanAccess } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Insight } from './Insight.tsx';

const NAMES = [
  'origin.state',
  'destination.state',
  'equipmentId',
  'currency',
  'distanceKm',
  'targetRate',
];

/** The same insight for the form of a quote, for brokers and staff, once the form has enough data. */
export function FormInsight() {
  const { canAccess = false } = useCanAccess({ resource: 'quotes', action: 'estimate' });
  const [originState, destinationState, equipmentId, currency, distanceKm, target] = useWatch({
    name: NAMES,
  }) as (string | undefined)[];
  if (!canAccess || !currency) return null;
  const isLane = originState && destinationState && equipmentId;
  const lane = { originState, destinationState, equipmentId, currency };
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
