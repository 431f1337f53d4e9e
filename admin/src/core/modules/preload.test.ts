import { expect } from 'chai';
import { newPage } from '../../../../api/testing/browser.ts';
import { buildUser } from '../../../../api/platform/users/test/factory.ts';

const PAGE = /CarrierList-.*\.js$/;

describe('the code of the next page', function () {
  this.timeout(60_000);
  let user: string;

  before(async () => {
    user = (await buildUser()).email;
  });

  async function open(savesData: boolean) {
    const page = await newPage({ user, path: 'about:blank', hasEmptyCache: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const connection = JSON.stringify({ saveData: savesData });
    await page.addInitScript(
      `Object.defineProperty(navigator, 'connection', { value: ${connection} })`,
    );
    await page.goto('/admin/quotes');
    const link = page.getByRole('link', { name: 'Transportistas' }).first();
    await link.hover();
    return { page, link, isAsked: () => asked.some((url) => PAGE.test(url)) };
  }

  it('is loaded when the pointer is on a link to it', async () => {
    const { page, isAsked } = await open(false);
    if (!isAsked()) await page.waitForRequest(PAGE);
    await page.context().close();
  });

  it('is loaded only for the page itself where the browser saves data', async () => {
    const { page, link, isAsked } = await open(true);
    await page.getByRole('link', { name: 'Cotizaciones' }).first().hover();
    expect(isAsked()).to.equal(false);
    await link.click();
    await page.waitForURL('**/admin/carriers');
    if (!isAsked()) await page.waitForRequest(PAGE);
    await page.context().close();
  });
});
