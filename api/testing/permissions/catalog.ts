import { crud } from './requests.ts';
import type { Permissions, Row } from './types.ts';

/** The rows of a catalog: everybody reads it; root and Andén's admins change it. */
export const CATALOG_ROWS: Row[] = [
  ['none', 'create', '++- -- -- --'],
  ['one', 'list export show', '+++ ++ ++ ++'],
  ['one', 'update delete', '++- -- -- --'],
];

/** The reason why a catalog's `visible` cannot be too permissive. */
export const SEEN_BY_ALL = { 'visible anybody': 'everybody sees every record of it' };

interface Catalog {
  /** The last part of its path, its schema, and its plural in operation ids. */
  names: [path: string, one: string, many: string];
  policy: object;
  /** The fields that a new entry needs besides its code and names. */
  input?: object;
  build: () => Promise<{ id: string }>;
}

/** The permissions of a catalog. */
export function catalogPermissions({ names, policy, input, build }: Catalog) {
  const [path, one, many] = names;
  const resource = `catalogs/${path}`;
  const entry = () => ({ nameEs: 'Prueba', nameEn: 'Test', ...input, code: newCode() });
  const permissions: Permissions = {
    policy,
    records: { one: build },
    calls: crud(resource, one, many, { nameEs: 'Otro' }, entry),
    rows: CATALOG_ROWS,
    unseen: SEEN_BY_ALL,
  };
  return { [resource]: permissions };
}

function newCode() {
  return `T${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
}
