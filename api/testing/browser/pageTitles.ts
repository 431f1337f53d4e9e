import type { Page } from 'playwright-core';
import { visit } from '../browser.ts';
import { PAGES } from './adminPages.ts';

/** The API path and query that lists the records for a page with `{id}`, when it differs from the page's own path. */
const RECORDS: Record<string, string> = {
  carriers: 'carriers?network=own&sort=-createdAt',
  'quotes/{id}/edit': 'quotes?status=created,pending',
  'quotes/{id}/requote': 'quotes?status=rated',
  history: 'history?sort=-createdAt',
  validations: 'validations?status=pending',
  'carrier/quotes/view?id=': 'invitations?sort=-createdAt',
  'carrier/history/view?id=': 'history?sort=-createdAt',
  'carrier/routes/view?id=': 'routes?sort=-createdAt',
};

/** Goes to one of `PAGES` and returns its title when it is shown. */
export async function titleAt(page: Page, path: string, go = visit): Promise<string> {
  const id = path.includes('{id}') ? await firstId(page, path) : '';
  return titleOf(page, path, id, go);
}

/** The same for the record with this id. */
export async function titleOf(page: Page, path: string, id: string, go = visit): Promise<string> {
  const to = path.replace('{id}', id);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  const target = to.startsWith('/') ? to : `/admin/${to}`;
  if (new URL(page.url()).pathname !== target) {
    await go(page, target);
    const same = before.replace(/[^\p{L}\d]/gu, '\\$&');
    await heading.filter({ hasNotText: new RegExp(`^${same}$`) }).waitFor();
  }
  return (await heading.filter({ hasText: PAGES[path]! }).innerText()).trim();
}

/** The id of a record that the signed-in user may open at the path: the newest where the list can be sorted by date. */
export async function firstId(page: Page, path: string): Promise<string> {
  return (await firstIds(page, path))[0]!;
}

/** The ids of the first records that the signed-in user may open at the path; the same order. */
export async function firstIds(page: Page, path: string): Promise<string[]> {
  const list = path.split(/\/?\{id\}/)[0]!;
  const from =
    RECORDS[path] ??
    RECORDS[list] ??
    (list.startsWith('catalogs/') ? list : `${list}?sort=-createdAt`);
  return page.evaluate(`(async () => {
    const headers = { authorization: 'Bearer ' + localStorage.getItem('accessToken') };
    const records = await (await fetch('/api/${from}', { headers })).json();
    return records.map(({ id, quoteId }) => ${from.startsWith('history')} ? quoteId : id);
  })()`);
}
