import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Locale } from '../../shared/words.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { addressLines } from '../../platform/geography/addressLines.ts';
import { appointmentText } from '../../platform/geography/appointment.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';
import { isBack, nextStatuses, Shipment, stepsOf, IS_STEP_AHEAD } from '../shipments/index.ts';
import { lastTap, UNDO_SECONDS } from './lastTap.ts';

type Load = Schemas['Shipment'];
type Moves = Schemas['Moves'];

/** The moves of a load as its driver sees them: stops, the steps from the assignment on, the next one, and the last one while it can be taken back. */
export async function movesOf(
  actor: Actor,
  load: Load,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Moves> {
  const { reference, status, movement } = load;
  const steps = stepsOf(movement!);
  const from = steps.indexOf('assigned');
  const next = nextStatuses(actor, load).find((to) => to !== 'cancelled' && !isBack(status, to));
  return {
    reference,
    status,
    next: next && next !== 'closed' ? next : null,
    undo: await undoableOf(actor, load, now),
    stops: [stopOf(load, 'pickup', locale), stopOf(load, 'delivery', locale)],
    steps: await timesOf(load, steps.slice(from, steps.indexOf('closed'))),
  };
}

async function undoableOf(actor: Actor, load: Load, now: Date): Promise<Moves['undo']> {
  const tap = await lastTap(Shipment.knex(), load as CompanyKey, actor);
  const seconds = tap ? Math.ceil((+tap.until - +now) / 1000) : 0;
  return seconds > 0 ? { status: load.status, seconds: Math.min(seconds, UNDO_SECONDS) } : null;
}

function stopOf(load: Load, kind: 'pickup' | 'delivery', locale: Locale): Moves['stops'][number] {
  const place = (kind === 'pickup' ? load.origin : load.destination)!;
  const appointment = {
    date: load[`${kind}Date`] ?? null,
    from: load[`${kind}From`] ?? null,
    to: load[`${kind}To`] ?? null,
    timeZone: zoneOf(place),
  };
  const lines = [place.name, ...addressLines(place, locale)].filter(Boolean);
  return { kind, place: lines.join(', '), appointment: appointmentText(appointment, locale) };
}

/** The steps that the load has taken, up to its present status, with the times when they happened. */
async function timesOf({ id, companyId, status }: Load, steps: Load['status'][]) {
  const { rows } = await Shipment.knex().raw(SQL, { id, companyId });
  const times = new Map(rows.map((row: { status: string; at: string }) => [row.status, row.at]));
  const stepIndex = steps.indexOf(status);
  return steps.map((step, at) => ({
    status: step,
    happenedAt: (at <= stepIndex && (times.get(step) as string)) || null,
  }));
}

const SQL = `
  select distinct on (events.to_status) events.to_status as status,
    coalesce(events.happened_at, events.created_at) as at
  from events
  where events.company_id = :companyId and events.entity = 'shipments' and events.entity_id = :id
    and ${IS_STEP_AHEAD}
  order by events.to_status, events.created_at desc`;
