import type { Knex } from 'knex';
import type { Data } from '../data.ts';
import { keysOf } from './base.ts';
import { type Keys, LARGE } from './Keys.ts';

/** The keys that the rules and the forms need for these data: the small catalogs, and of the large ones those in use. */
export async function loadKeys(db: Knex, { customer }: Data): Promise<Keys> {
  const products = (customer.goods ?? []).map(({ product }) => product);
  const codes = [customer.origin?.postalCode, customer.destination?.postalCode];
  const used = [...products, ...codes].filter((key): key is string => !!key);
  const { rows } = await db.raw(SQL, { used, large: [...LARGE] });
  const loaded = await db.raw(LOADED, { large: [...LARGE] });
  return keysOf(rows, new Set(loaded.rows.map(({ catalog }: { catalog: string }) => catalog)));
}

const SQL = `
  select catalog, key, name, trait from carta_porte_keys
  where catalog <> all(:large) or key = any(:used)
  order by catalog, key`;

const LOADED = `
  select catalog from unnest(:large::text[]) as catalog
  where exists (select from carta_porte_keys where carta_porte_keys.catalog = catalog.catalog)`;
