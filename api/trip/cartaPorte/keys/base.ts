import { keyRows } from '../../../../db/reference/cartaPorte/index.ts';
import { Keys } from './Keys.ts';

/** The keys of rows of catalogs, in their order. */
export function keysOf(
  rows: { catalog: string; key: string; name: string; trait: string | null }[],
  loaded?: ReadonlySet<string>,
): Keys {
  const catalogs = new Map<string, Map<string, { name: string; trait: string | null }>>();
  for (const { catalog, key, name, trait } of rows) {
    if (!catalogs.has(catalog)) catalogs.set(catalog, new Map());
    catalogs.get(catalog)!.set(key, { name, trait });
  }
  return new Keys(catalogs, loaded);
}

/** The small catalogs that every installation begins with. */
export function baseKeys(): Keys {
  return keysOf(keyRows());
}
