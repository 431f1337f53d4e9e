import { STATUSES } from '../transitions.ts';

const ORDER = `array[${STATUSES.map((status) => `'${status}'`).join(', ')}]`;

function rank(status: string): string {
  return `array_position(${ORDER}, ${status})`;
}

/** SQL: whether an event of a load took it to a later status; a step back says only when it was taken back. */
export const IS_STEP_AHEAD = `coalesce(${rank('events.from_status')} < ${rank('events.to_status')}, true)`;

/** SQL: whether an event of a load took it to a later status and was not taken back since. */
export const IS_LASTING_STEP = `${IS_STEP_AHEAD} and not exists (select from events later
  where later.company_id = events.company_id and later.entity = events.entity and later.entity_id = events.entity_id
    and (later.created_at, later.id) > (events.created_at, events.id)
    and ${rank('later.to_status')} < ${rank('events.to_status')})`;
