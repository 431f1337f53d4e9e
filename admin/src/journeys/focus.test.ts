import { expect } from 'chai';
import { buildUser } from '../../../api/platform/users/test/factory.ts';
import { walkForm } from '../../../api/testing/browser/focus.ts';
import { newPage, visit } from '../../../api/testing/browser.ts';
import { modules } from '../modules.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 683, height: 384 },
];

describe('The focus in the form of a new record', function () {
  this.timeout(120_000);
  let user: string;

  before(async () => {
    ({ email: user } = await buildUser({ type: 'internal', role: 'root' }));
  });

  for (const { name } of modules.filter(({ create }) => create))
    it(`is never under a bar and leaves the form of ${name} by Tab`, async () => {
      for (const size of SIZES) {
        const page = await newPage({ user, ...size, path: '/admin/profile' });
        await visit(page, `/admin/${name}/new`);
        await page.locator('main form [role=toolbar]').waitFor();
        expect(await walkForm(page), `${size.width}`).to.be.above(2);
        await page.close();
      }
    });
});
