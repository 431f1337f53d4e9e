import type { Knex } from 'knex';
import { allowAnyTime } from './timeouts.ts';
import { companyId } from './seeds/directory/companies.ts';
import { carrierKinds, words } from './seeds/data/names.ts';
import { places } from './seeds/data/places/places.ts';
import { equipmentTypes } from './seeds/data/equipments.ts';
import { equipmentId } from './seeds/directory/equipments.ts';

type Log = (line: string) => void;

/**
 * Adds trial carriers to the network of the demo's first broker until there are `rows`, the same ones at every call, to
 * try the product with much data. Needs the demo data; throws in production.
 */
export async function seedMillion(db: Knex, rows: number, log: Log = () => {}): Promise<void> {
  if (process.env.NODE_ENV === 'production') {
    throw new Error('Trial carriers must not be written to a production database.');
  }
  await db.transaction(async (transaction) => {
    await allowAnyTime(transaction);
    await transaction.raw(`set local maintenance_work_mem = '512MB'`);
    await withoutIndexes(transaction, ['carriers', 'carrier_equipments'], async () => {
      await keepingCompletion(transaction, () =>
        transaction.raw(CARRIERS, { ...lists, rows, company: companyId('puente') }),
      );
      await transaction.raw(EQUIPMENTS);
      log(`Wrote ${rows} trial carriers; building the indexes …`);
    });
  });
  await vacuum(db, ['carriers', 'carrier_equipments']);
}

/** Vacuums the tables on a connection without a statement timeout, because vacuum cannot run in a transaction. */
export async function vacuum(db: Knex, tables: string[]) {
  const connection = await db.client.acquireConnection();
  try {
    await connection.query('set statement_timeout = 0');
    for (const table of tables) await connection.query(`vacuum (analyze) ${table}`);
    await connection.query('reset statement_timeout');
  } finally {
    await db.client.releaseConnection(connection);
  }
}

/** The number of trial carriers in the database. */
export async function countTrialCarriers(db: Knex): Promise<number> {
  const { rows } = await db.raw(`select count(*)::int as count from carriers where ${IS_TRIAL}`);
  return rows[0].count;
}

const IS_TRIAL = `id between '01930000-0000-7000-8000-000000000000'
  and '01930000-0000-7000-8000-ffffffffffff'`;

/** The values from which trial data are chosen. */
export const lists = {
  kinds: carrierKinds,
  nouns: [...words.masculine, ...words.feminine],
  cities: places.filter(({ country }) => country === 'MX').map(({ city }) => city),
  mexico: statesOf('MX'),
  unitedStates: statesOf('US'),
  equipments: equipmentTypes.map(({ code }) => equipmentId(code)),
};

function statesOf(country: string) {
  return [
    ...new Set(places.filter((place) => place.country === country).map(({ state }) => state)),
  ];
}

/** SQL for a pseudo-random item of a list, chosen by the row's number `n` and the purpose. */
export const pick = (list: string, purpose: number) =>
  `(cast(:${list} as text[]))[1 + mod(abs(hashint8extended(n, ${purpose})), cardinality(cast(:${list} as text[])))]`;

/** SQL for a pseudo-random number from 0 to 99, by the row's number `n` and the purpose. */
export const percent = (purpose: number) => `mod(abs(hashint8extended(n, ${purpose})), 100)`;

const CARRIERS = `
  insert into carriers (id, company_id, carrier_name, identifier, rfc, contact_phone, quoting_email, credit_type,
    countries, origin_states, delivery_states, movements, hazmat, drayage, cost_per_mile, status, confidence,
    equipment_ids, created_at, updated_at)
  select cast('01930000-0000-7000-8000-' || lpad(to_hex(n), 12, '0') as uuid), cast(:company as uuid),
    ${pick('kinds', 1)} || ' ' || ${pick('nouns', 2)} || ' de ' || ${pick('cities', 3)},
    'P-' || lpad(cast(n as text), 8, '0'),
    chr(cast(65 + n % 26 as int)) || chr(cast(65 + n / 26 % 26 as int)) || chr(cast(65 + n / 676 % 26 as int))
      || to_char(date '1985-01-01' + cast(n / 17576 as int), 'YYMMDD') || 'T10',
    '5281' || lpad(cast(n as text), 8, '0'),
    'tarifas' || n || '@prueba.test',
    'days_30',
    array['MX', 'US'],
    array[${pick('mexico', 4)}, ${pick('mexico', 5)}],
    array[${pick('unitedStates', 6)}, ${pick('unitedStates', 7)}],
    array['cross_border'],
    ${percent(8)} < 13,
    ${percent(9)} < 8,
    cast(1.7 + ${percent(10)} / 70.0 as numeric(10, 4)),
    case when ${percent(11)} < 82 then 'active' when ${percent(11)} < 93 then 'prospect'
      when ${percent(11)} < 97 then 'suspended' else 'archived' end,
    (array['very_high', 'high', 'high', 'medium', 'medium', 'medium', 'low', 'very_low'])[1 + ${percent(12)} % 8],
    array[cast(${pick('equipments', 13)} as uuid)], moment, moment
  from generate_series(1, cast(:rows as bigint)) as n,
    lateral (select timestamptz '2025-01-01' + n * interval '10 seconds' as moment) as registered
  on conflict (id) do nothing`;

const EQUIPMENTS = `
  insert into carrier_equipments (carrier_id, equipment_id)
  select id, equipment_ids[1] from carriers where ${IS_TRIAL}
  on conflict do nothing`;

/** Runs the work with the trigger that keeps the completion, though other triggers of the session are off. */
async function keepingCompletion(transaction: Knex, work: () => Promise<unknown>) {
  const trigger = 'trigger carriers_keep_completion';
  await transaction.raw(`alter table carriers enable always ${trigger}`);
  await work();
  await transaction.raw(`alter table carriers enable ${trigger}`);
}

/**
 * Drops the indexes that no constraint needs, runs the work, and creates them again, which is faster than updating them. A
 * superuser's work does not check references, which takes as long as writing the rows: they exist, because it made them.
 */
export async function withoutIndexes(
  transaction: Knex,
  tables: string[],
  work: () => Promise<void>,
) {
  const { rows } = await transaction.raw(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid::regclass::text = any(?)
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await transaction.raw(`drop index ${name}`);
  await transaction.raw(WITHOUT_REFERENCES);
  await work();
  for (const { definition } of rows) await transaction.raw(definition.replaceAll('?', '\\?'));
}

const WITHOUT_REFERENCES = `select set_config('session_replication_role', 'replica', true)
  where has_parameter_privilege('session_replication_role', 'set')`;
