import type { CompanyKey } from '../core/records/Entity.ts';
import { Decimal } from 'decimal.js';
import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import { companyOf, Quote } from '../quotes/index.ts';
import { percentile } from './percentile.ts';

interface Lane {
  companyId: string;
  originState: string;
  destinationState: string;
  equipmentId: string | null;
  currency: Schemas['Currency'];
  /** The quote to leave out of its own history. */
  exceptId?: string | null;
}

interface Past {
  /** In the currency asked for, at today's exchange rate. */
  amount: string;
  /** The part of it that is for the border crossing; null where the rate does not name it. */
  crossing: string | null;
  isConverted: boolean;
  at: string;
  /** Diesel prices on the day of the rate and today, in the same unit and currency. */
  before: string | null;
  today: string | null;
}

interface History {
  past: Past[];
  exchange: { date: string; mxnPerUsd: string } | null;
}

type Asked = Pick<Lane, 'originState' | 'destinationState' | 'equipmentId'> &
  Partial<Pick<Lane, 'companyId' | 'currency'>>;

/** The rate history of the lane of a quote. */
export async function laneMemoryOf(
  { id, companyId }: CompanyKey,
  now: Date,
): Promise<Schemas['LaneMemory']> {
  const quote = await Quote.query().findOne({ id, companyId }).throwIfNotFound();
  const { origin, destination, equipmentId, currency } = quote;
  const states = { originState: origin.state, destinationState: destination.state };
  return rateHistory({ companyId, ...states, equipmentId, currency, exceptId: id }, now);
}

/** The rate history of a lane for the actor's company; staff may name another company. */
export async function laneMemory(actor: Actor, asked: Asked, now: Date) {
  const company = await Quote.transaction((trx) => companyOf(trx, actor, asked.companyId));
  const currency = asked.currency ?? company.currency;
  return rateHistory({ ...asked, companyId: company.id, currency }, now);
}

/** The fewest rates that are shown; fewer would reveal the price of a single carrier. */
const MIN_RATES = 3;

/**
 * How much of a rate is fuel: about a quarter of the cost of a truck's mile (ATRI, Operational Costs of Trucking 2024:
 * 24 %; 2023: 28 %).
 */
const FUEL_SHARE = '0.25';

async function rateHistory(lane: Lane, now: Date): Promise<Schemas['LaneMemory']> {
  const { past, exchange } = await historyOf(lane, now);
  const times = past.map(({ at }) => new Date(at).toISOString()).sort();
  const crossings = past.flatMap(({ crossing }) => (crossing ? [new Decimal(crossing)] : []));
  const converted = past.filter(({ isConverted }) => isConverted).length;
  return {
    sampleSize: past.length,
    oldest: times[0] ?? null,
    newest: times.at(-1) ?? null,
    adjusted: past.filter(({ before, today }) => before && today).length,
    ...quartiles(past.map(atTodaysDieselPrice)),
    crossing: { sampleSize: crossings.length, p50: quartiles(crossings).p50 },
    exchange: exchange && converted > 0 ? { ...exchange, converted } : null,
    currency: lane.currency,
  };
}

/** The quartiles of amounts; null of too few. */
function quartiles(amounts: Decimal[]) {
  const sorted = amounts.sort((a, b) => a.comparedTo(b));
  const at = (share: string) =>
    sorted.length < MIN_RATES ? null : percentile(sorted, share).toFixed(2);
  return { p25: at('0.25'), p50: at('0.5'), p75: at('0.75') };
}

/** The rate with its fuel share adjusted to today's diesel price; unchanged where a price is unknown. */
function atTodaysDieselPrice({ amount, before, today }: Past): Decimal {
  if (!before || !today) return new Decimal(amount);
  const moved = new Decimal(today).div(before).minus(1);
  return new Decimal(amount).times(moved.times(FUEL_SHARE).plus(1));
}

async function historyOf(lane: Lane, now: Date): Promise<History> {
  const today = now.toISOString();
  const { rows } = await Quote.knex().raw(QUERY, { exceptId: null, ...lane, today });
  return rows[0];
}

/** SQL: the price per litre, so that prices in different units compare. */
const PER_LITRE = `case unit when 'gal' then price / 3.785411784 else price end`;

/** SQL: the latest diesel price of the origin's country up to a day, in the currency used there today. */
const dieselBy = (day: string) => `(select ${PER_LITRE} as price, currency from diesel_prices
  where archived_at is null and country = quotes.origin->>'country' and date <= ${day}
  order by date desc limit 1)`;

const inCurrency = (amount: string) =>
  `comparable_amount(${amount}, quotes.currency, :currency, quotes.exchange_rate)::text`;

/** The most quotes of which the rates are read: a company may have a million on one lane. */
const MOST_QUOTES = 1000;

const TWO_YEARS_AGO = `cast(:today as timestamptz) - interval '2 years'`;

/** Amounts are converted at the latest exchange rate; while none is recorded, at that of their quotes. */
const QUERY = `
  with exchange as (
    select date::text, mxn_per_usd::text as "mxnPerUsd" from exchange_rates
    where archived_at is null order by exchange_rates.date desc limit 1),
  on_lane as (
    select company_id, id, origin, exchange_rate from quotes
    where company_id = :companyId and equipment_id = :equipmentId
      and origin_state = :originState and destination_state = :destinationState
      and created_at > ${TWO_YEARS_AGO} and id is distinct from cast(:exceptId as uuid)
    order by created_at desc limit ${MOST_QUOTES}
  ),
  past as (
    select distinct on (rates.invitation_id) quotes.origin, rates.created_at, rates.currency,
      rates.total, rates.border_crossing,
      coalesce((select "mxnPerUsd"::numeric from exchange), quotes.exchange_rate) as exchange_rate
    from on_lane quotes
      join quote_answers answers on answers.company_id = quotes.company_id
        and answers.quote_id = quotes.id and answers.is_valid
      join rates on rates.company_id = answers.company_id
        and rates.invitation_id = answers.invitation_id and not rates.late
    where rates.created_at > ${TWO_YEARS_AGO} and rates.created_at <= cast(:today as timestamptz)
    order by rates.invitation_id, rates.version desc
  ),
  adjusted as (
    select ${inCurrency('total')} as amount, ${inCurrency('border_crossing')} as crossing,
      quotes.currency <> :currency as "isConverted", quotes.created_at as at,
      case when was.currency = is_now.currency then was.price::text end as before, is_now.price::text as today
    from past quotes
      left join lateral ${dieselBy('quotes.created_at::date')} was on true
      left join lateral ${dieselBy('cast(:today as timestamptz)::date')} is_now on true)
  select (select coalesce(json_agg(adjusted), '[]') from adjusted) as past,
    (select row_to_json(exchange) from exchange) as exchange`;
