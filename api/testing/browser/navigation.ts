import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { say } from '../say.ts';
import { pressEscape } from './soon.ts';

/** The facts of a module of the admin that tests need: its list, under another path if so, and its import page. */
interface Listed {
  name: string;
  list?: unknown;
  listPath?: string;
  hasImport?: boolean;
}

/** The actions of the signed-in user per resource, and the name of the user's type. */
interface Session {
  permissions: Record<string, string[]>;
  type: string;
}

/** Paths of pages: those in the side navigation, and those that other pages lead to. */
interface Reachable {
  inMenu: string[];
  elsewhere: string[];
}

/** The pages of a carrier's users in place of the lists of other users. */
const CARRIERS_OWN: Record<string, string> = {
  carriers: 'carrier/profile',
  routes: 'carrier/routes',
  validations: 'carrier/documents',
  history: 'carrier/history',
  invitations: 'carrier/quotes',
  consents: 'passport',
};

/**
 * The paths of the lists, imports and stand-alone pages that the API lets the signed-in user open. Fails unless the
 * side navigation leads to them, and to nothing else, in at most two clicks, or the page that has them leads on; and
 * unless the account menu opens.
 */
export async function expectReachable(page: Page, modules: Listed[]): Promise<Reachable> {
  const expected = await pagesFor(page, modules);
  const nav = page.getByRole('navigation', { name: say('anden.top.mainNavigation') });
  const links = nav.getByRole('list').getByRole('link');
  const paths = new Set<string>();
  const collect = async () => {
    for (const link of await links.all()) paths.add((await link.getAttribute('href'))!);
  };
  await nav.locator('[aria-expanded]').first().waitFor();
  await collect();
  const closed = nav.locator('[aria-expanded=false]');
  while ((await closed.count()) > 0) await closed.first().click();
  await collect();
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitem').first().waitFor();
  await pressEscape(page);
  expect(expected).to.include.members([...paths]);
  const others = expected.filter((path) => !paths.has(path));
  const unreachable = others.filter((path) => !ELSEWHERE.test(path));
  expect(unreachable, 'pages that nothing leads to').to.deep.equal([]);
  return { inMenu: [...paths], elsewhere: others };
}

/** Pages that another page leads to: uploads by their lists, history, rates and catalogs beside each other, the bell. */
const ELSEWHERE = /\/load$|\/(history|notifications|diesel\/exchange_rates)$|\/catalogs\//;

/** Presses the link of the side navigation that leads to a path. */
export async function follow(page: Page, path: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: say('anden.top.mainNavigation') });
  await nav.locator(`a[href="${path}"]`).click();
  await page.waitForURL((url) => url.pathname === path);
}

/** The pages that the API's permissions let the signed-in user open, by their paths. */
async function pagesFor(page: Page, modules: Listed[]): Promise<string[]> {
  const { permissions, type } = await page.evaluate<Session>(`(async () => {
    const headers = { authorization: 'Bearer ' + localStorage.getItem('accessToken') };
    const { permissions, user } = await (await fetch('/api/session', { headers })).json();
    return { permissions, type: user.user_type.name };
  })()`);
  const may = (name: string, action: string) => permissions[name]?.includes(action);
  const paths = modules.flatMap(({ name, list, listPath = name, hasImport }) => {
    const own = type === 'carrier' ? CARRIERS_OWN[name] : undefined;
    const lists = may(name, 'list') ? [own ?? (list && listPath)] : [];
    const loads = hasImport && may(name, 'load') ? [`${name}/load`] : [];
    return [...lists, ...loads]
      .filter((path) => path !== undefined)
      .map((path) => `/admin/${path}`);
  });
  return [...new Set(paths)];
}
