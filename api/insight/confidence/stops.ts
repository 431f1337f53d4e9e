import type { Schemas } from '../../core/contract/types.ts';
import { isReachedLate } from '../../trip/arrivals/index.ts';
import { IS_LASTING_STEP, LOAD_STOPS } from '../../trip/shipments/index.ts';

type Confidence = Schemas['CarrierConfidence'];

/** A delivered load of more than two stops, and when its carrier reached each of them. */
interface StoppedLoad {
  stops: Schemas['Stop'][];
  reached: { stop: number; at: string }[];
}

/** SQL: the `StoppedLoad`s among the loads under a condition as JSON; null where there are none. */
export function stoppedLoads(condition: string): string {
  return `select json_agg(json_build_object('stops', ${LOAD_STOPS}, 'reached', ${REACHED}))
    from shipments where shipments.current_stop is not null and ${condition}`;
}

/** Counts a load of more than two stops as on time where none of them was reached late, and tells how many were. */
export function withStops(confidence: Confidence, stopped: StoppedLoad[]): Confidence {
  const lateStops = stopped.map(lateStopsOf);
  const { delivered, onTime } = confidence.loads;
  return {
    ...confidence,
    loads: { delivered, onTime: onTime + lateStops.filter((late) => late === 0).length },
    stops: {
      reached: sum(stopped.map(({ reached }) => reached.length)),
      late: sum(lateStops),
    },
  };
}

function lateStopsOf({ stops, reached }: StoppedLoad): number {
  return reached.filter(({ stop, at }) => {
    const place = stops[stop - 1];
    return place && isReachedLate(place, at);
  }).length;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** SQL: the arrivals under the load's present carrier; of the time when it had two stops the status tells the stop. */
const REACHED = `coalesce((select json_agg(arrival) from (
    select coalesce(events.to_stop, case events.to_status when 'at_pickup' then 1 else 2 end) as stop,
      min(coalesce(events.happened_at, events.created_at)) as at
    from events where events.company_id = shipments.company_id and events.entity = 'shipments'
      and events.entity_id = shipments.id and events.to_status in ('at_pickup', 'at_delivery')
      and events.created_at >= coalesce(shipments.carrier_since, '-infinity') and ${IS_LASTING_STEP}
    group by 1) as arrival), '[]')`;
