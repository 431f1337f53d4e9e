import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { permits, type Permissions } from '../auth/permissions.ts';
import type { SessionUser } from '../auth/session.ts';
import type { AdminModule, MenuEntry } from '../modules/AdminModule.ts';
import type { MenuSection, Product } from '../modules/product.ts';

/** An entry of the side navigation, with the resource and icon of its module. */
export interface Entry extends MenuEntry {
  path: string;
  resource: string;
  /** The entries that it stands for, of which it leads to the first. */
  collapsed?: Entry[];
}

/** The side navigation: collapsible groups and entries, below them titled sections, and pages that only the palette has. */
export interface Navigation {
  groups: { label: string; entries: Entry[] }[];
  entries: Entry[];
  sections: (MenuSection & { entries: Entry[] })[];
  unlisted: Entry[];
}

type Parts = Pick<Product, 'modules' | 'kindOf' | 'sections'>;

/**
 * The side navigation of a user, from the modules' entries: those with a position for the user's kind, and below them
 * each other page that the user may open, once, in its section.
 */
export function navigationOf(
  { modules, kindOf, sections }: Parts,
  user: SessionUser,
  permissions: Permissions,
): Navigation {
  const mayOpen = ({ resource, action = 'list', isFor }: Entry) =>
    permits(permissions[resource], action) && (isFor?.(user) ?? true);
  const openEntries = modules.flatMap(entriesOf).filter(mayOpen);
  const kind = kindOf(user);
  const positionOf = ({ places }: Entry) => places?.[kind];
  const fixed = sortEntries(
    openEntries.filter((entry) => positionOf(entry) !== undefined),
    positionOf,
  );
  const others = openEntries
    .filter(({ path }) => !fixed.some((entry) => entry.path === path))
    .filter(isFirstOfPath);
  const sectionEntries = sections
    .map((section) => ({ ...section, entries: entriesIn(section, others) }))
    .filter(({ entries }) => entries.length > 0);
  return {
    groups: groupsOf(fixed),
    entries: fixed.filter(({ group }) => !group),
    sections: sectionEntries,
    unlisted: others.filter(({ section, group }) => !section && !group),
  };
}

/** The entry whose path is the given path or its nearest parent; undefined when there is none. */
export function entryAt({ groups, entries, sections }: Navigation, pathname: string) {
  const all = [...groups, ...sections].flatMap((group) => group.entries).concat(entries);
  const nearness = (entry: Entry) =>
    Math.max(...pathsOf(entry).map((path) => (isBelow(pathname, path) ? path.length : 0)));
  const [nearest] = [...all].sort((a, b) => nearness(b) - nearness(a));
  return nearest && nearness(nearest) > 0 ? nearest : undefined;
}

function pathsOf({ path, resource, collapsed = [] }: Entry): string[] {
  return [path, resource, ...collapsed.flatMap(pathsOf)];
}

function isBelow(pathname: string, path: string): boolean {
  return `${pathname}/`.startsWith(`/admin/${path}/`);
}

function entriesOf({ name, icon, list, listPath = name, ...module }: AdminModule): Entry[] {
  const entries = module.menu ?? (list ? [{}] : []);
  const loads = module.hasImport ? [{ ...IMPORT, path: `${name}/load` }] : [];
  const neededAt = (path?: string) => module.customRoutes?.find((route) => route.path === path);
  return [...entries, ...loads].map((entry) => ({
    path: listPath,
    resource: name,
    icon,
    isFor: neededAt(entry.path)?.isFor,
    ...entry,
  }));
}

/** The entries of a section; the pages of a group of the fixed menu are one entry, which leads to the first of them. */
function entriesIn({ name, icon, groups = [] }: MenuSection, otherEntries: Entry[]): Entry[] {
  const collapsed = groups.flatMap((label) => {
    const pages = otherEntries.filter(({ group }) => group === label);
    const [first] = pages;
    return first
      ? [{ ...first, label, icon, collapsed: pages, section: { name, position: 0 } }]
      : [];
  });
  const singleEntries = otherEntries.filter(
    ({ section, group }) => !group && section?.name === name,
  );
  return sortEntries([...collapsed, ...singleEntries], ({ section }) => section?.position);
}

function sortEntries(entries: Entry[], positionOf: (entry: Entry) => number | undefined): Entry[] {
  return [...entries].sort((a, b) => (positionOf(a) ?? 0) - (positionOf(b) ?? 0));
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

/** The entry of a module's bulk upload: a button of its list, and a page of the palette. */
const IMPORT: MenuEntry = {
  label: 'anden.load.title',
  icon: UploadFileOutlined,
  action: 'load',
};
