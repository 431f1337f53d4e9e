import type { Knex } from 'knex';
import type { Schemas } from '../../core/contract/types.ts';
import type { Address } from './address.ts';
import { searchOf, type Search } from './pseudonym.ts';
import { isFoundIn, textColumns, type Column } from './textColumns.ts';

type Kind = Schemas['PersonalDataKind'];
type Places = Schemas['PersonalDataPlaces'];

/** Counts the records that have an address in any column, by kind. */
export async function placesOf(db: Knex, address: Address): Promise<Places> {
  const columns = await textColumns(db);
  const search = searchOf(address);
  const counts = new Map<Kind, number>();
  for (const table of new Set(columns.map((column) => column.table))) {
    if (COPIES.includes(table)) continue;
    const tableColumns = columns.filter((column) => column.table === table);
    const count = await countIn(db, tableColumns, search);
    const kind = kindOf(table);
    if (count > 0) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

async function countIn(db: Knex, columns: Column[], { pattern, like }: Search): Promise<number> {
  const condition = columns.map(isFoundIn).join(' or ');
  const sql = `select count(*)::int as count from ${columns[0]!.table} where ${condition}`;
  const { rows } = await db.raw(sql, { pattern, like });
  return (rows as [{ count: number }])[0].count;
}

function kindOf(table: string): Kind {
  return KINDS[table.replace(/^public\./, '')] ?? 'other';
}

const KINDS: Record<string, Kind> = {
  contacts: 'contacts',
  inquiries: 'inquiries',
  registrations: 'registrations',
  carriers: 'carriers',
  companies: 'companies',
  link_mails: 'links',
  mails: 'mails',
  refused_addresses: 'mails',
  changes: 'history',
  events: 'history',
};

/** Tables with the addresses of contacts once more, for their uniqueness. */
const COPIES = ['public.contact_emails', 'public.contact_phones'];
