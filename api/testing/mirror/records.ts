import type { Knex } from 'knex';
import { fedResources } from '../../account/changeFeed/audiences.ts';
import { resourcesOf } from '../../account/live/index.ts';
import { loadContract, operations } from '../../core/contract/document.ts';
import type { Module } from '../../core/modules/module.ts';
import * as listed from '../../process/modules.ts';
import type { Named } from './mirror.ts';

/** All records of the resources that have a feed and a path of their own. */
export async function fedRecords(db: Knex): Promise<Named[]> {
  const paths = new Set(operations(loadContract()).map(({ path }) => path));
  const fed = [...fedResources(resourcesOf(Object.values(listed) as Module[]))];
  const records: Named[] = [];
  for (const [table, { name: type, whole }] of fed) {
    if (!paths.has(`/${type}/{id}`) || SHARED.test(type)) continue;
    const isPart = whole ? db.raw('?? is not null', [whole]) : db.raw('false');
    const rows = await db(table).select('id', { isPart });
    records.push(
      ...rows.map((row) => ({ type, id: row.id as string, isPart: row.isPart as boolean })),
    );
  }
  return records;
}

/** Catalogs and what Andén alone has. */
const SHARED = /^(catalogs|postal_codes|diesel_prices|exchange_rates|inquiries|registrations)\b/;
