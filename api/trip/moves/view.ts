import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Locale } from '../../shared/words.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import {
  IS_STEP_AHEAD,
  isMoving,
  nextSteps,
  Shipment,
  type Step,
  stepOf,
  stepsOf,
} from '../shipments/index.ts';
import { lastTap, UNDO_SECONDS } from './lastTap.ts';
import { moveStops } from './stops.ts';

type Load = Schemas['Shipment'];
type Moves = Schemas['Moves'];

/** The moves of a load as its driver sees them: stops, the steps from the assignment on, the next one, and the last one while it can be taken back. */
export async function movesOf(
  actor: Actor,
  load: Load,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Moves> {
  const { reference, status, currentStop = null } = load;
  const steps = stepsOf(load);
  const next = nextSteps(actor, load).find((to) => to.status !== 'cancelled' && !to.isBack);
  const isOpen = next && next.status !== 'closed';
  return {
    reference,
    status,
    currentStop,
    next: isOpen ? next.status : null,
    nextStop: isOpen ? next.stop : null,
    undo: await undoableOf(actor, load, now),
    stops: await moveStops(load, locale),
    steps: await timesOf(
      load,
      steps.filter((step) => isMoving(step.status)),
    ),
  };
}

async function undoableOf(actor: Actor, load: Load, now: Date): Promise<Moves['undo']> {
  const tap = await lastTap(Shipment.knex(), load as CompanyKey, actor);
  const left = tap ? Math.ceil((+tap.until - +now) / 1000) : 0;
  if (!tap || left <= 0) return null;
  const { stop } = tap.to;
  const seconds = Math.min(left, UNDO_SECONDS);
  return { status: load.status, seconds, ...(stop !== null && { stop }) };
}

/** The steps that the load has taken, up to its present status, with the times when they happened. */
async function timesOf(load: Load, steps: Step[]) {
  const { id, companyId } = load;
  const { rows } = await Shipment.knex().raw(SQL, { id, companyId });
  const times = new Map(rows.map((row: Step & { at: string }) => [keyOf(row), row.at]));
  const current = stepOf(load);
  const stepIndex = steps.findIndex((step) => current && keyOf(step) === keyOf(current));
  return steps.map((step, at) => ({
    status: step.status,
    stop: step.stop,
    happenedAt: (at <= stepIndex && (times.get(keyOf(step)) as string)) || null,
  }));
}

function keyOf({ status, stop }: Step): string {
  return `${status} ${stop}`;
}

const SQL = `
  select distinct on (events.to_status, events.to_stop) events.to_status as status, events.to_stop as stop,
    coalesce(events.happened_at, events.created_at) as at
  from events
  where events.company_id = :companyId and events.entity = 'shipments' and events.entity_id = :id
    and ${IS_STEP_AHEAD}
  order by events.to_status, events.to_stop, events.created_at desc`;
