import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { permits, type Permissions } from '../auth/permissions.ts';
import type { SessionUser } from '../auth/session.ts';
import type { AdminModule, MenuEntry } from '../modules/AdminModule.ts';
import type { Product } from '../modules/product.ts';

/** An entry of the side navigation, with the resource and icon of its module. */
export interface Entry extends MenuEntry {
  path: string;
  resource: string;
}

/** The side navigation: collapsible groups, entries, and below them the other pages. */
export interface Navigation {
  groups: { label: string; entries: Entry[] }[];
  entries: Entry[];
  more: Entry[];
}

/**
 * The side navigation of a user, from the modules' entries: those with a position for the user's kind, and in `more`
 * every other page that the user may open, once.
 */
export function navigationOf(
  { modules, kindOf }: Pick<Product, 'modules' | 'kindOf'>,
  user: SessionUser,
  permissions: Permissions,
): Navigation {
  const mayOpen = ({ resource, action = 'list', isFor }: Entry) =>
    permits(permissions[resource], action) && (isFor?.(user) ?? true);
  const open = modules.flatMap(entriesOf).filter(mayOpen);
  const kind = kindOf(user);
  const main = inOrder(
    open.filter(({ places }) => places?.[kind] !== undefined),
    kind,
  );
  const others = open.filter(({ path }) => !main.some((entry) => entry.path === path));
  return {
    groups: groupsOf(main),
    entries: main.filter(({ group }) => !group),
    more: inOrder(others.filter(isFirstOfPath), 'more'),
  };
}

/** The entry whose path is the given path or its nearest parent; undefined when there is none. */
export function entryAt({ groups, entries, more }: Navigation, pathname: string) {
  const all = [...groups.flatMap((group) => group.entries), ...entries, ...more];
  const nearness = ({ path, resource }: Entry) =>
    Math.max(...[path, resource].map((below) => (isBelow(pathname, below) ? below.length : 0)));
  const [nearest] = [...all].sort((a, b) => nearness(b) - nearness(a));
  return nearest && nearness(nearest) > 0 ? nearest : undefined;
}

function isBelow(pathname: string, path: string): boolean {
  return `${pathname}/`.startsWith(`/admin/${path}/`);
}

function entriesOf({ name, icon, list, listPath = name, ...module }: AdminModule): Entry[] {
  const entries = module.menu ?? (list ? [{}] : []);
  const loads = module.hasImport ? [{ ...IMPORT, path: `${name}/load` }] : [];
  return [...entries, ...loads].map((entry) => ({
    path: listPath,
    resource: name,
    icon,
    ...entry,
  }));
}

function inOrder(entries: Entry[], place: string): Entry[] {
  const placeOf = ({ places }: Entry) => places?.[place] ?? 0;
  return [...entries].sort((a, b) => placeOf(a) - placeOf(b));
}

function groupsOf(entries: Entry[]) {
  const labels = new Set(entries.flatMap(({ group }) => group ?? []));
  return [...labels].map((label) => ({
    label,
    entries: entries.filter(({ group }) => group === label),
  }));
}

function isFirstOfPath({ path }: Entry, index: number, entries: Entry[]): boolean {
  return entries.findIndex((entry) => entry.path === path) === index;
}

/** The entry of a module's bulk upload, in the second group after the lists. */
const IMPORT: MenuEntry = {
  label: 'anden.load.title',
  icon: UploadFileOutlined,
  action: 'load',
  places: { more: 9 },
};
