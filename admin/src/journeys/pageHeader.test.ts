import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { PAGES } from '../../../api/testing/browser/adminPages.ts';
import { firstId } from '../../../api/testing/browser/pageTitles.ts';
import { settled } from '../../../api/testing/browser/looks.ts';
import { newPage } from '../../../api/testing/browser.ts';
import { product } from '../../../api/testing/product.ts';
import { say } from '../../../api/testing/say.ts';

const OF_BROKERS =
  /^(companies|contacts|carriers|vehicles|operators|locations|quotes|shipments|routes|validations)(\/\{id\}\/view)?$/;
const VIEWS = Object.keys(PAGES).filter((path) => OF_BROKERS.test(path));

/** The pages of each user that have filters, a status or buttons. */
const USERS: Record<string, string[]> = {
  'broker@puente.test': [
    ...VIEWS,
    ...['users', 'settlements', 'radar', 'border', 'map', 'results', 'diesel', 'history'],
    ...['notifications', 'catalogs/bridges', 'catalogs/equipments', 'company_data'],
  ],
  'carrier@regio.test': [
    ...['carrier/quotes/view?id={id}', 'carrier/routes/view?id={id}', 'carrier/history'],
    ...['passport', 'radar', 'shipments', 'settlements', 'vehicles', 'results', 'map', 'border'],
  ],
};

describe('The status or the filters, and the buttons', function () {
  this.timeout(480_000);

  for (const [user, paths] of Object.entries(USERS))
    for (const width of [1366, 390])
      it(`are in one place, on the line below the title of every page of ${user}, at ${width} px`, async () => {
        const page = await newPage({ ...(await product()), user, width });
        const places: Record<string, string> = {};
        for (const path of paths) places[path] = await placeAt(page, path);
        const usual = places[paths[0]!];
        const others = Object.entries(places).filter(([, place]) => place !== usual);
        expect(others, `not ${usual}`).to.deep.equal([]);
        await page.close();
      });
});

/** The place of the header of a page, and where its buttons end. */
async function placeAt(page: Page, path: string): Promise<string> {
  await page.goto(`/admin/${path.replace('{id}', await idAt(page, path))}`);
  const header = page.getByRole('group', { name: say('anden.top.header') });
  await header.waitFor();
  await settled(page);
  const main = (await page.getByRole('main').boundingBox())!;
  const own = (await header.boundingBox())!;
  const ends = await header
    .locator('> :last-child :is(button, a):not(.MuiFab-root)')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
  const gap = ends.length > 0 ? own.x + own.width - Math.max(...ends) : 0;
  return `${own.y - main.y} px below the title, ${own.x} + ${own.width} px, buttons ${Math.round(gap)} px before its end`;
}

async function idAt(page: Page, path: string): Promise<string> {
  return path.includes('{id}') ? firstId(page, path) : '';
}
