import { STATUSES } from '../transitions.ts';

const ORDER = `array[${STATUSES.map((status) => `'${status}'`).join(', ')}]`;

/** The statuses go by stop, within which an arrival comes before the departure; a canceled load is beyond all. */
const STOP_RANKS = STATUSES.length + 1;
const BEYOND = 13;

/** SQL: the place of a step in the order of driving, as a number. */
function rank(event: string, side: 'from' | 'to'): string {
  const [status, stop] = [`${event}.${side}_status`, `${event}.${side}_stop`];
  const arrived = `case when ${stop} is not null and ${status} = 'at_delivery' then 'at_pickup' else ${status} end`;
  return `(case when ${status} = 'cancelled' then ${BEYOND} else coalesce(${stop}, 0) end * ${STOP_RANKS}
    + array_position(${ORDER}, ${arrived}))`;
}

/** SQL: whether an event of a load took it to a later step; a step back says only when it was taken back. */
export const IS_STEP_AHEAD = `coalesce(${rank('events', 'from')} < ${rank('events', 'to')}, true)`;

/** SQL: whether a load that is driven by legs went on behind the border, which takes its arrival there not back. */
const IS_PAST_BORDER = `coalesce((later.facts->>'isPastBorder')::boolean, false)`;

/** SQL: whether an event of a load took it to a later step and was not taken back since. */
export const IS_LASTING_STEP = `${IS_STEP_AHEAD} and not exists (select from events later
  where later.company_id = events.company_id and later.entity = events.entity and later.entity_id = events.entity_id
    and (later.created_at, later.id) > (events.created_at, events.id)
    and ${rank('later', 'to')} < ${rank('events', 'to')} and not ${IS_PAST_BORDER})`;
