import { expect } from 'chai';
import { PAGES } from '../../../api/testing/browser/adminPages.ts';
import { firstId } from '../../../api/testing/browser/pageTitles.ts';
import { settled } from '../../../api/testing/browser/looks.ts';
import { newPage } from '../../../api/testing/browser.ts';
import { product } from '../../../api/testing/product.ts';
import { say } from '../../../api/testing/say.ts';

const OF_BROKERS =
  /^(companies|contacts|carriers|vehicles|operators|locations|quotes|shipments|routes|validations)\/\{id\}\/view$/;
const VIEWS = Object.keys(PAGES).filter((path) => OF_BROKERS.test(path));

describe('The status and the buttons of a record', function () {
  this.timeout(240_000);

  for (const width of [1366, 390])
    it(`are in one place, on the line below the title of every page, at ${width} px`, async () => {
      const page = await newPage({ ...(await product()), user: 'broker@puente.test', width });
      const places = new Set<string>();
      for (const path of VIEWS) {
        await page.goto(`/admin/${path.replace('{id}', await firstId(page, path))}`);
        const header = page.getByRole('group', { name: say('anden.top.header') });
        await header.waitFor();
        await settled(page);
        const main = (await page.getByRole('main').boundingBox())!;
        const own = (await header.boundingBox())!;
        places.add(`${own.y - main.y} px below the title, ${own.x} + ${own.width} px`);
      }
      expect([...places]).to.have.length(1);
      await page.close();
    });
});
