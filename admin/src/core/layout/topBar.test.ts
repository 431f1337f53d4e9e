import { expect } from 'chai';
import { expectAccessible } from '../../../../api/testing/accessible.ts';
import { newPage } from '../../../../api/testing/browser.ts';
import { soon } from '../../../../api/testing/browser/soon.ts';
import { buildUser } from '../../../../api/platform/users/test/factory.ts';

const NAME = { firstName: 'María Guadalupe de los Ángeles', lastName: 'Etchegaray-Montemayor' };

describe('the top bar of a person with a long name', function () {
  this.timeout(60_000);

  for (const width of [390, 1280]) {
    it(`has room for the title on a page of ${width} px, where the name took it`, async () => {
      const page = await newPage({
        user: (await buildUser(NAME)).email,
        width,
        path: '/admin/quotes/new',
      });
      const title = page.getByRole('heading', { level: 1 });
      await title.getByText(/./).first().waitFor();
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      await soon(async () => expect((await title.boundingBox())!.width).to.be.greaterThan(180));
      const widest = await page.evaluate('document.documentElement.scrollWidth');
      expect(widest).to.equal(width);
      await expectAccessible(page);
      await page.close();
    });
  }
});
