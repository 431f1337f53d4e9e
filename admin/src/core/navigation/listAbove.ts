import type { Entry, Navigation } from './navigation.ts';

/** The entry of the list above the page of a record or a form; undefined at the page of an entry itself. */
export function listAbove(navigation: Navigation, pathname: string): Entry | undefined {
  if (entryOf(navigation, pathname)) return undefined;
  const here = withoutEnd(pathname);
  const nearness = ({ path, resource }: Entry) =>
    Math.max(...[path, resource].map((base) => (isBelow(here, base) ? base.length : 0)));
  const [nearest] = listsOf(navigation).sort((a, b) => nearness(b) - nearness(a));
  return nearest && nearness(nearest) > 0 ? nearest : undefined;
}

/** The entry of a page itself, which names it; undefined at a record, a form or an upload. */
export function entryOf(navigation: Navigation, pathname: string): Entry | undefined {
  const here = withoutEnd(pathname);
  return listsOf(navigation).find(({ path }) => here === `/admin/${path}`);
}

/** All entries of the user but uploads, those that one entry stands for instead of it. */
function listsOf({ groups, entries, sections, unlisted }: Navigation): Entry[] {
  return [...groups, ...sections]
    .flatMap((group) => group.entries)
    .concat(entries, unlisted)
    .flatMap((entry) => entry.collapsed ?? entry)
    .filter(({ action }) => action !== 'load');
}

function withoutEnd(pathname: string): string {
  return pathname.replace(/\/$/, '');
}

function isBelow(pathname: string, path: string): boolean {
  return pathname.startsWith(`/admin/${path}/`);
}
