import type { Knex } from 'knex';

/** Where the rows of a table are on a distributed database. */
export interface Places {
  /** On one worker for each company. */
  distributed: string[];
  /** On every server. */
  reference: string[];
  /** On the coordinator only. */
  local: string[];
  /** Tables of which the catalog does not say where they belong, and which no list here names. */
  unclassified: string[];
}

/**
 * Tables that the coordinator alone needs: what one call or job writes and another reads by its key, never joined with
 * records of many companies. Their many small writes would be sent to every server if they were reference tables.
 */
const LOCAL = [
  ...[
    'idempotency_keys',
    'rate_limits',
    'secrets',
    'mails',
    'received_mails',
    'refused_addresses',
    'failed_jobs',
  ],
  ...['job_attempts', 'installation_facts'],
  ...[
    'oidc_payloads',
    'oidc_keys',
    'sessions',
    'session_tokens',
    'security_events',
    'api_key_days',
    'presences',
    'feed_rows',
    'feed_counters',
  ],
  ...['saved_queries', 'notifications', 'notification_choices', 'notice_mails', 'paper_reminders'],
  ...['imports', 'import_rows', 'import_staging', 'webhooks', 'webhook_events', 'webhook_tries'],
  ...['links', 'link_mails', 'registrations', 'contacts', 'contact_emails', 'contact_phones'],
];

/** Tables of the directory that no foreign key connects with the others. */
const REFERENCE = [
  'packagings',
  'contact_types',
  'exchange_rates',
  'diesel_prices',
  'postal_codes',
  'carta_porte_keys',
  'sat_keys',
];

/**
 * Sorts the tables of the schema `public` by their place, from the catalog: with `company_id` in the primary key they are
 * distributed by it; what these refer to, and what refers to that, is the directory, which every server has.
 */
export async function placesOf(db: Knex): Promise<Places> {
  const tables: Table[] = (await db.raw(TABLES)).rows;
  const names = (test: (table: Table) => boolean) => tables.filter(test).map(({ name }) => name);
  const distributed = names(({ hasCompanyKey }) => hasCompanyKey);
  const reference = directory(tables, distributed);
  const local = names(({ name }) => LOCAL.includes(name) && !reference.has(name));
  const placed = [...distributed, ...reference, ...local];
  const unclassified = names(({ name }) => !placed.includes(name));
  return { distributed, reference: referredToFirst(tables, [...reference]), local, unclassified };
}

interface Table {
  name: string;
  hasCompanyKey: boolean;
  refersTo: string[];
}

/** The tables that must be on every server; grows until no foreign key adds another one. */
function directory(tables: Table[], distributed: string[]): Set<string> {
  const names = new Set(REFERENCE.filter((name) => tables.some((table) => table.name === name)));
  for (let size = -1; size !== names.size;) {
    size = names.size;
    for (const { name, refersTo } of tables) {
      const isPlaced = distributed.includes(name);
      if (isPlaced || names.has(name))
        for (const other of refersTo) if (!distributed.includes(other)) names.add(other);
      if (!isPlaced && !LOCAL.includes(name) && refersTo.some((other) => names.has(other)))
        names.add(name);
    }
  }
  return names;
}

/** Each table after those that it refers to. */
function referredToFirst(tables: Table[], names: string[]): string[] {
  const sortedNames: string[] = [];
  const visit = (name: string) => {
    if (!names.includes(name) || sortedNames.includes(name)) return;
    tables.find((table) => table.name === name)!.refersTo.forEach(visit);
    sortedNames.push(name);
  };
  names.sort().forEach(visit);
  return sortedNames;
}

const TABLES = `
  select relname as name,
    exists (select from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indrelid = c.oid and indisprimary and attname = 'company_id') as "hasCompanyKey",
    array(select distinct confrelid::regclass::text from pg_constraint
      where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as "refersTo"
  from pg_class c
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and relname not like 'knex\\_%'
    and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
  order by relname`;

/** The tables that are distributed or on every server already. */
export async function placedTables(db: Knex): Promise<string[]> {
  return tablesOfCitus(db, `partmethod = 'h' or (partmethod = 'n' and repmodel = 't')`);
}

/** These and the local tables with a foreign key to the directory, which Citus has made its own. */
export async function managedTables(db: Knex): Promise<string[]> {
  return tablesOfCitus(db, 'true');
}

async function tablesOfCitus(db: Knex, condition: string): Promise<string[]> {
  const { rows } = await db.raw(
    `select logicalrelid::text as name from pg_dist_partition join pg_class on pg_class.oid = logicalrelid
     where not relispartition and (${condition}) order by 1`,
  );
  return rows.map(({ name }: { name: string }) => name);
}
