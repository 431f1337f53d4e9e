import { wayOf } from '../quotes/index.ts';

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

/** SQL: a transfer goes over the bridge alone, so its rates are not those of loads between the same states. */
const IS_TRANSFER = `(leg is not distinct from 'transfer')`;

const TWO_YEARS_AGO = `cast(:today as timestamptz) - interval '2 years'`;

/**
 * SQL: the past rates of a lane with the diesel prices of then and today, and the exchange rate. Amounts are converted at the
 * latest exchange rate; while none is recorded, at that of their quotes.
 */
export const PAST_RATES = `
  with exchange as (
    select date::text, mxn_per_usd::text as "mxnPerUsd" from exchange_rates
    where archived_at is null order by exchange_rates.date desc limit 1),
  on_lane as (
    select company_id, id, origin, exchange_rate from quotes
    where company_id = :companyId and equipment_id = :equipmentId
      and origin_state = :originState and destination_state = :destinationState
      and ${IS_TRANSFER} = :isTransfer
      and ${wayOf('quote', 'quotes')} = cast(:viaStates as text[]) and created_at > ${TWO_YEARS_AGO} and id is distinct from cast(:exceptId as uuid)
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
