import type { Schemas } from '../core/contract/types.ts';
import { Quote } from '../quotes/index.ts';
import { ANSWERS } from './answers.ts';

type Figures = Schemas['Figures'];

/** The public figures over all companies, computed at most once a minute. */
export function publicFigures(now: Date): Promise<Figures> {
  const isFresh = known && Math.abs(now.getTime() - known.at.getTime()) < A_MINUTE;
  if (!isFresh) {
    known = { at: now, figures: workOut(now) };
    known.figures.catch(() => (known = undefined));
  }
  return known!.figures;
}

let known: { at: Date; figures: Promise<Figures> } | undefined;

const A_MINUTE = 60_000;

/** The fewest quotes for a median; fewer would reveal those of a single company. */
const ENOUGH = 10;

async function workOut(now: Date): Promise<Figures> {
  const { rows } = await Quote.knex().raw(QUERY, [now]);
  const { sent, carriers, states, medianMinutes, percentWithinHour } = rows[0];
  const isEnough = sent >= ENOUGH;
  return {
    quotes: sent,
    carriers,
    states,
    medianMinutes: isEnough ? medianMinutes : null,
    percentWithinHour: isEnough ? percentWithinHour : null,
    at: now.toISOString(),
  };
}

const QUERY = `
  select ${ANSWERS},
    (select count(*)::int from carriers where status = 'active') as carriers,
    (select count(distinct state)::int from carriers
      cross join unnest(origin_states || delivery_states) as state where status = 'active') as states
  from (select sent_at, first_rate_at, status = 'assigned' as awarded from quotes where sent_at is not null) as asked`;
