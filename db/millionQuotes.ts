import type { Knex } from 'knex';
import { countTrialCarriers, lists, percent, pick, vacuum, withoutIndexes } from './million.ts';
import { idOf, trialQuoteId } from './millionIds.ts';
import { ASKED, ASKED_LEGS, IS_BY_LEGS, LEG_QUOTES, legLoads } from './millionLegs.ts';
import { QUOTE_STOPS, SHIPMENT_STOPS, STOP_STATES, STOPS_TEXT } from './millionStops.ts';
import { companyId } from './seeds/directory/companies.ts';
import { allowAnyTime } from './timeouts.ts';

type Log = (line: string) => void;

/** Invitations of the quote that asks many carriers at once. */
const MANY_INVITATIONS = 2000;

/** The trial carriers that are invited. */
const CARRIERS = 3000;

export interface Options {
  log?: Log;
  /** The percentage of new quotes that have three stops, as their loads then have. */
  withStops?: number;
  /** The percentage, in tens, of new quotes that are asked for by three legs, as their loads are then driven. */
  withLegs?: number;
}

/**
 * Adds trial quotes to the demo's first broker until there are `rows`, each with two invitations and rates, and a load for
 * every fourth; the first one has 2,000 invitations. Needs trial carriers; throws in production.
 */
export async function seedMillionQuotes(db: Knex, rows: number, options: Options = {}) {
  const { log = () => {}, withStops = 0, withLegs = 0 } = options;
  if (process.env.NODE_ENV === 'production') {
    throw new Error('Trial quotes must not be written to a production database.');
  }
  if ((await countTrialCarriers(db)) < CARRIERS) {
    throw new Error(`Trial quotes need ${CARRIERS} trial carriers.`);
  }
  const values = {
    ...lists,
    rows,
    withStops,
    withLegs,
    company: companyId('puente'),
    many: MANY_INVITATIONS,
  };
  await db.transaction(async (transaction) => {
    await allowAnyTime(transaction);
    await transaction.raw(`set local maintenance_work_mem = '512MB'`);
    await withoutIndexes(transaction, TABLES, async () => {
      for (const statement of STATEMENTS) await transaction.raw(statement, values);
      log(`Wrote ${rows} trial quotes; building the indexes …`);
    });
  });
  await vacuum(db, TABLES);
}

/** The number of trial quotes in the database. */
export async function countTrialQuotes(db: Knex): Promise<number> {
  const { rows } = await db.raw(
    `select count(*)::int as count from quotes where company_id = ? and ${IS_TRIAL}`,
    [companyId('puente')],
  );
  return rows[0].count;
}

/** The tables of trial quotes. */
export const TABLES = [
  'quotes',
  'invitations',
  'rates',
  'shipments',
  'quote_stops',
  'shipment_stops',
];
const IS_TRIAL = `id between '${trialQuoteId(0)}' and '01940000-0000-7000-8000-ffffffffffff'`;

const carrier = (purpose: number) =>
  idOf('01930000', `cast(1 + mod(abs(hashint8extended(n, ${purpose})), ${CARRIERS}) as bigint)`);

const place = (list: string, purpose: number, country: string) =>
  `jsonb_build_object('city', 'Prueba', 'state', ${pick(list, purpose)}, 'country', '${country}')`;

/** Two years of quotes up to now, all of them ended but the first. */
const QUOTES = `
  insert into quotes (company_id, id, number, movement, status, origin, destination, stops_text, stop_states, equipment_id, currency,
    exchange_rate, exchange_rate_date, target_rate, asked, assigned_legs, sent_at, deadline_at, first_rate_at,
    created_at, updated_at)
  select cast(:company as uuid), ${idOf('01940000', 'n')}, cast(100000 + n as int), 'cross_border',
    case when n = 1 then 'rated' when ${percent(21)} < 60 then 'assigned' else 'dismissed' end,
    ${place('mexico', 22, 'MX')}, ${place('unitedStates', 23, 'US')},
    case when has_stops then ${STOPS_TEXT} end, case when has_stops then ${STOP_STATES} else '{}' end,
    cast(${pick('equipments', 24)} as uuid), 'USD',
    18.5, current_date, 1500, ${ASKED}, case when ${IS_BY_LEGS} and ${percent(21)} < 60 then 3 else 0 end, moment, moment + interval '2 hours', moment + interval '20 minutes', moment, moment
  from generate_series(1, cast(:rows as bigint)) as n,
    lateral (select now() - n * interval '1 minute' as moment,
      ${percent(29)} < cast(:withStops as int) as has_stops) as registered
  on conflict do nothing`;

const INVITED = `from (
    select n, one, n * 2 + one as id, ${idOf('01940000', 'n')} as quote_id,
      case one when 0 then ${carrier(25)} else ${carrier(26)} end as carrier_id
    from generate_series(2, cast(:rows as bigint)) as n, generate_series(0, 1) as one
    union all
    select n, 0, 4000000000 + n, ${idOf('01940000', '1')}, ${idOf('01930000', 'n')}
    from generate_series(1, cast(:many as bigint)) as n
    union all
    select n, one, 5000000000 + n * 2 + one, ${idOf('01940001', 'n')},
      case one when 0 then ${carrier(25)} else ${carrier(26)} end
    from ${ASKED_LEGS}, generate_series(0, 1) as one
  ) as invited join quotes on quotes.company_id = cast(:company as uuid) and quotes.id = quote_id
    and quotes.asked = 'whole'`;

const INVITATIONS = `
  insert into invitations (company_id, id, quote_id, carrier_id, status, sent_at, deadline_at, answered_at,
    first_rate_at, created_at, updated_at)
  select quotes.company_id, ${idOf('01950000', 'invited.id')}, quote_id, carrier_id,
    case when quotes.status = 'rated' then 'rated' when one = 0 and quotes.status = 'assigned' then 'assigned'
      else 'rejected' end,
    sent_at, deadline_at, answered_at, answered_at, sent_at, answered_at
  ${INVITED}, lateral (select sent_at + (5 + ${percent(27)}) * interval '1 minute' as answered_at) as answer
  on conflict do nothing`;

const RATES = `
  insert into rates (company_id, id, invitation_id, version, currency, all_in, created_at)
  select quotes.company_id, ${idOf('01960000', 'invited.id')}, ${idOf('01950000', 'invited.id')}, 1, 'USD',
    (1200 + 10 * ${percent(28)}) / case when quotes.whole_id is null then 1 else 3 end, answered_at
  ${INVITED} join invitations on invitations.company_id = quotes.company_id
    and invitations.id = ${idOf('01950000', 'invited.id')}
  on conflict do nothing`;

const SHIPMENTS = `
  insert into shipments (company_id, id, number, quote_id, carrier_id, status, movement, origin, destination,
    stops_text, stop_states, by_legs, delivered_at, created_at, updated_at)
  select company_id, ${idOf('01970000', 'n')}, cast(100000 + n as int), id,
    case when asked = 'whole' then ${carrier(25)} end, 'closed', movement,
    origin, destination, stops_text, stop_states, asked = 'legs', created_at + interval '2 days', created_at, created_at
  from generate_series(4, cast(:rows as bigint), 4) as n
    join quotes on quotes.company_id = cast(:company as uuid) and quotes.id = ${idOf('01940000', 'n')}
  on conflict do nothing`;

const COUNTS = `update companies set quote_count = greatest(quote_count, 100000 + cast(:rows as int)),
  shipment_count = greatest(shipment_count, 100000 + cast(:rows as int)) where id = cast(:company as uuid)`;

const LOADS = [SHIPMENTS, legLoads(carrier(25)), QUOTE_STOPS, SHIPMENT_STOPS];

const STATEMENTS = [QUOTES, LEG_QUOTES, INVITATIONS, RATES, ...LOADS, COUNTS];
