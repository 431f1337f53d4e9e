import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { newPage } from '../../api/testing/browser.ts';
import { product } from '../../api/testing/product.ts';
import { say } from '../../api/testing/say.ts';
import { modules } from './modules.ts';

/** Where a carrier's people find at a page of their own what others have a list for. */
const CARRIERS_OWN: Record<string, string> = {
  carriers: 'carrier/profile',
  routes: 'carrier/routes',
  validations: 'carrier/documents',
  history: 'carrier/history',
  invitations: 'carrier/quotes',
};

const ACCOUNTS = [
  ...['root@anden.test', 'admin@anden.test', 'staff@anden.test'],
  ...['broker@puente.test', 'agent@puente.test', 'broker@norte.test', 'shipper@maquila.test'],
  ...['carrier@regio.test', 'driver@regio.test', 'carrier@lobo.test'],
];

describe('every page that an account may open', function () {
  this.timeout(180_000);

  for (const user of ACCOUNTS) {
    it(`is at most two clicks away from the first for ${user}, and opens`, async () => {
      const { url } = await product();
      const page = await newPage({ url, user });
      const expected = await pagesFor(page);
      const nav = page.getByRole('navigation', { name: say('anden.top.mainNavigation') });
      const links = nav.getByRole('list').getByRole('link');
      const paths = new Set<string>();
      const collect = async () => {
        for (const link of await links.all()) paths.add((await link.getAttribute('href'))!);
      };
      await nav.getByRole('button', { name: say('anden.menu.more') }).waitFor();
      await collect();
      const closed = nav.locator('[aria-expanded=false]');
      while ((await closed.count()) > 0) await closed.first().click();
      await collect();
      await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
      await page.getByRole('menuitem').first().waitFor();
      await page.keyboard.press('Escape');
      expect([...paths]).to.include.members(expected);
      expect(new Set(expected).size).to.equal(paths.size);
      for (const path of paths) await opens(page, path);
      await page.close();
    });
  }
});

/** The lists, imports and stand-alone pages that the API's permissions let the signed-in user open, by their paths. */
async function pagesFor(page: Page): Promise<string[]> {
  const { permissions, type } = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const session = await (await fetch('/api/session', { headers })).json();
    return { permissions: session.permissions, type: session.user.user_type.name };
  });
  const may = (name: string, action: string) => permissions[name]?.includes(action);
  return modules.flatMap(({ name, list, listPath = name, hasImport }) => {
    const own = type === 'carrier' ? CARRIERS_OWN[name] : undefined;
    const lists = may(name, 'list') ? [own ?? (list && listPath)] : [];
    const loads = hasImport && may(name, 'load') ? [`${name}/load`] : [];
    return [...lists, ...loads]
      .filter((path) => path !== undefined)
      .map((path) => `/admin/${path}`);
  });
}

/** Follows a link of the side navigation and waits for the page's heading. */
async function opens(page: Page, path: string) {
  const nav = page.getByRole('navigation', { name: say('anden.top.mainNavigation') });
  await nav.locator(`a[href="${path}"]`).click();
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForFunction(() =>
    document.getElementById('react-admin-title')?.textContent?.trim(),
  );
  const refused = page
    .getByText(say('anden.denied.title'))
    .or(page.getByText(say('anden.notFound.title')));
  expect(await refused.count(), path).to.equal(0);
}
