import type { QueryBuilder } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Entity } from '../../core/sql/Entity.ts';
import { dayAt, daysAfter, startOf } from '../../core/i18n/days.ts';
import * as read from '../../core/list/read.ts';
import { Invitation, invitationPolicy } from '../../quoting/invitations/index.ts';
import { Quote, quotePolicy } from '../../quoting/quotes/index.ts';
import { ANSWERS } from './answers.ts';

/**
 * Figures over the actor's visible quotes of the last days, today included, and of as many days before; for a carrier,
 * over its own answers. A day begins by the actor's time zone.
 */
export async function metrics(actor: Actor, days: number, now: Date): Promise<Schemas['Metrics']> {
  const from = daysAfter(dayAt(now, actor.timeZone), 1 - days);
  const { last, before } = await comparePeriods(actor, { from, days, now });
  return { days, from, ...last, before };
}

/** The figures of so many days from a day on, and of as many days before it. */
export async function comparePeriods(
  actor: Actor,
  { from, days, now }: { from: string; days: number; now: Date },
): Promise<Record<'last' | 'before', Figures>> {
  const begin = (day: string) => startOf(day, actor.timeZone);
  const source = actor.type === 'carrier' ? carrierSource(actor) : quoteSource(actor);
  const hasMargin = seesMargin(actor);
  const { rows } = await Quote.knex().raw(
    `select sent_at >= ? as "isLast", ${hasMargin ? `${ANSWERS}, ${MARGIN}` : ANSWERS}
     from (?) as asked group by 1`,
    [
      ...[begin(from), now],
      source
        .where('sentAt', '>=', begin(daysAfter(from, -days)))
        .where('sentAt', '<', begin(daysAfter(from, days)))
        .toKnexQuery(),
    ],
  );
  const figuresOf = (isLast: boolean): Figures => {
    const { isLast: _, ...figures } = rows.find((row: Row) => row.isLast === isLast) ?? NOTHING;
    return hasMargin ? { marginPercent: null, ...figures } : figures;
  };
  return { last: figuresOf(true), before: figuresOf(false) };
}

type Figures = Schemas['Metrics']['before'];
type Row = Figures & { isLast: boolean };

const NOTHING = { sent: 0, answered: 0, awarded: 0, medianMinutes: null, percentWithinHour: null };

/**
 * SQL: the margin of all sales in percent, converted to pesos at each quote's own exchange rate; null without sales.
 */
const MARGIN = `round(sum(margin) filter (where awarded) * 100
  / nullif(sum(sale) filter (where awarded), 0), 1)::text as "marginPercent"`;
const IN_PESOS = `* case quotes.currency when 'USD' then quotes.exchange_rate else 1 end`;

function seesMargin({ type }: Actor) {
  return type === 'internal' || type === 'broker';
}

type QuoteQuery = QueryBuilder<Entity, unknown>;

function quoteSource(actor: Actor): QuoteQuery {
  const quotes = read.within(Quote.query(), quotePolicy.listed(actor));
  return quotes.select(
    'sentAt',
    'startsAt',
    'firstRateAt',
    Quote.raw(`status = 'assigned' as awarded`),
    Quote.raw(`case when purchase_cost is not null then sale_value ${IN_PESOS} end as sale`),
    Quote.raw(`(sale_value - purchase_cost) ${IN_PESOS} as margin`),
  );
}

function carrierSource(actor: Actor): QuoteQuery {
  const invitations = read.within(Invitation.query(), invitationPolicy.visible(actor));
  return invitations.select(
    'sentAt',
    'startsAt',
    Invitation.raw(`(select min(rates.created_at) from rates
      where rates.company_id = invitations.company_id and rates.invitation_id = invitations.id
        and not late) as first_rate_at`),
    Invitation.raw(`status = 'assigned' as awarded`),
  );
}
