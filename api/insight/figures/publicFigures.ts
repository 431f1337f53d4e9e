import { LRUCache } from 'lru-cache';
import type { Schemas } from '../../core/contract/types.ts';
import { Quote } from '../../quoting/quotes/index.ts';
import { ANSWERS } from './answers.ts';

type Figures = Schemas['Figures'];

/** The public figures over all companies, computed at most once a minute. */
export function publicFigures(now: Date): Promise<Figures> {
  return cache.forceFetch(Math.floor(now.getTime() / A_MINUTE), { context: now });
}

const A_MINUTE = 60_000;

/** By minute; a running computation is shared by all requests and continues into the next minute. */
const cache = new LRUCache<number, Figures, Date>({
  max: 2,
  ignoreFetchAbort: true,
  fetchMethod: (_minute, _previous, { context }) => computeFigures(context),
});

/** The fewest quotes for a median; fewer would reveal those of a single company. */
const MIN_QUOTES = 10;

async function computeFigures(now: Date): Promise<Figures> {
  const { rows } = await Quote.knex().raw(QUERY, [now]);
  const { sent, carriers, states, medianMinutes, percentWithinHour } = rows[0];
  const isEnough = sent >= MIN_QUOTES;
  return {
    quotes: sent,
    carriers,
    states,
    medianMinutes: isEnough ? medianMinutes : null,
    percentWithinHour: isEnough ? percentWithinHour : null,
    at: now.toISOString(),
  };
}

/** The network in a subquery of its own: Citus refuses one beside the aggregates of the quotes. */
const QUERY = `
  select asked.*, network.*
  from (select ${ANSWERS}
      from (select sent_at, starts_at, first_rate_at, status = 'assigned' as awarded from quotes where sent_at is not null and whole_id is null) as quotes
    ) as asked
    cross join (select
      (select count(*)::int from carriers where status = 'active' and nationality = 'MX') as carriers,
      (select count(distinct state)::int from carriers
        cross join unnest(origin_states || delivery_states) as state where status = 'active') as states
    ) as network`;
