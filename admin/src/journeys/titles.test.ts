import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { PAGES } from '../../../api/testing/browser/adminPages.ts';
import { firstIds, titleOf } from '../../../api/testing/browser/pageTitles.ts';
import { settled } from '../../../api/testing/browser/looks.ts';
import { newPage } from '../../../api/testing/browser.ts';
import { soon } from '../../../api/testing/browser/soon.ts';
import { product } from '../../../api/testing/product.ts';

const PATHS = Object.keys(PAGES);
const CARRIERS_OWN = /^(carrier\/|passport$)/;
const BROKERS =
  /^(companies|contacts|carriers|vehicles|operators|locations|quotes|shipments|routes)\b|^(history|validations|settlements)/;

/** Each page is opened by one who may; references are numbers of one company, so that those of its records are its own. */
const USERS: Record<string, string[]> = {
  'root@anden.test': PATHS.filter((path) => !CARRIERS_OWN.test(path) && !BROKERS.test(path)),
  'broker@puente.test': PATHS.filter((path) => BROKERS.test(path)),
  'carrier@regio.test': PATHS.filter((path) => CARRIERS_OWN.test(path)),
};

describe("The title of the browser's tab", function () {
  this.timeout(600_000);

  for (const [user, paths] of Object.entries(USERS))
    it(`is that of each page and each record alone, for ${user}`, async () => {
      const page = await newPage({ ...(await product()), user });
      const titles = new Map<string, string>();
      for (const path of paths)
        for (const id of path.includes('{id}')
          ? [...new Set(await firstIds(page, path))].slice(0, 2)
          : ['']) {
          const title = await tabAt(page, path, id);
          expect(titles.get(title), `${title} at ${path}`).to.equal(undefined);
          titles.set(title, path);
        }
      expect(titles.size).to.be.above(paths.length / 2);
      await page.close();
    });
});

/** The title of the tab at a path of `PAGES`: the page's own name, the list above, the product. */
async function tabAt(page: Page, path: string, id: string): Promise<string> {
  await titleOf(page, path, id);
  await settled(page);
  await soon(async () => {
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const title = await page.title();
    const parts = title.split(' · ');
    const own = parts.slice(0, heading.split(' · ').length).join(' · ');
    expect(heading.trim().endsWith(own), `${title} below ${heading}`).to.equal(true);
    expect(parts.at(-1), title).to.equal('Andén');
  });
  return page.title();
}
