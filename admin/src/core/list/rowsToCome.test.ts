import { expect } from 'chai';
import { buildLocation } from '../../../../api/network/locations/test/factory.ts';
import { buildUser } from '../../../../api/platform/users/test/factory.ts';
import { newPage } from '../../../../api/testing/browser.ts';

describe('A list that is being read', function () {
  this.timeout(90_000);
  let user: string;

  before(async () => {
    const { email, companyId } = await buildUser({ type: 'broker', role: 'admin' });
    user = email;
    for (let count = 0; count < 3; count += 1) await buildLocation({ companyId: companyId! });
  });

  for (const width of [1280, 390])
    it(`shows rows where its rows will be, where an empty rectangle was, at ${width} px`, async () => {
      const page = await newPage({ user, width, path: '/admin/locations' });
      const first = page.getByRole('main').locator('tbody tr, li').first();
      const rows = page.getByRole('main').locator('[aria-busy=true] > :has(.MuiSkeleton-root)');
      await first.waitFor();
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/api\/locations/, async (route) => {
        await released;
        await route.continue();
      });
      await page.reload();
      await rows.first().waitFor();
      expect(await rows.count()).to.equal(10);
      const before = (await rows.first().boundingBox())!;
      release();
      await first.waitFor();
      const after = (await first.boundingBox())!;
      expect(Math.abs(after.y - before.y), 'moved').to.be.below(4);
      expect(Math.abs(after.height - before.height), 'grew').to.be.below(2);
      await page.context().close();
    });
});

describe('An option list', function () {
  this.timeout(90_000);

  for (const theme of ['light', 'dark'] as const)
    it(`has an edge in the ${theme} theme and says in Spanish that it has no options`, async () => {
      const { email } = await buildUser({ type: 'broker', role: 'admin' });
      const page = await newPage({ user: email, theme, path: '/admin/locations/new' });
      await page.getByRole('combobox', { name: 'Estado' }).fill('zzz');
      const none = page.getByText('Sin opciones');
      await none.waitFor();
      const edge = await none.evaluate((element: Element) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(element.parentElement!);
        return { borderTopWidth, borderTopColor };
      });
      expect(edge.borderTopWidth).to.equal('1px');
      expect(edge.borderTopColor).to.equal(
        theme === 'light' ? 'rgb(180, 194, 200)' : 'rgb(77, 99, 109)',
      );
      expect(await page.getByRole('button', { name: 'Open', exact: true }).count()).to.equal(0);
      await page.close();
    });
});
