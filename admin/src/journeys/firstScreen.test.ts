import { expect } from 'chai';
import type { Locator } from 'playwright-core';
import { expectAccessible } from '../../../api/testing/accessible.ts';
import { newPage } from '../../../api/testing/browser.ts';
import { soon } from '../../../api/testing/browser/soon.ts';
import { product } from '../../../api/testing/product.ts';
import { say } from '../../../api/testing/say.ts';

/** Checks the first screens of the demo data, without scrolling. */
describe('first screen', function () {
  this.timeout(60_000);
  let url: string;

  before(async () => {
    ({ url } = await product());
  });

  it('has eight open quotes at 1366 × 768, where it had three and a half', async () => {
    const page = await newPage({ url, user: 'broker@puente.test', width: 1366, height: 768 });
    const rows = page.locator('main tbody tr');
    await rows.nth(9).waitFor();
    await page.getByText(say('home.all')).waitFor();
    await soon(async () => expect(await inView(rows)).to.be.at.least(8));
    const heights = (await boxes(rows)).map(({ height }) => height);
    expect(Math.max(...heights), 'two lines').to.be.at.most(62);
    await expectAccessible(page);
    await page.close();
  });

  it('unfolds all that waits and the figures of the month', async () => {
    const page = await newPage({ url, user: 'broker@puente.test', width: 1366, height: 768 });
    const overdue = page.getByRole('link', { name: /pagos? vencidos?/ });
    await page.getByRole('button', { name: say('home.all') }).waitFor();
    expect(await overdue.count(), 'hidden from the keyboard').to.equal(0);
    await page.getByRole('button', { name: say('home.all') }).click();
    await overdue.click({ trial: true });
    await page.getByRole('button', { name: 'Últimos 30 días' }).click();
    await page.getByRole('region', { name: say('quotes.results.title') }).waitFor();
    await expectAccessible(page);
    await page.close();
  });

  it('has the first request of a carrier on a phone, where it was below three screens of loads', async () => {
    const page = await newPage({ url, user: 'carrier@regio.test', width: 390, height: 844 });
    const requests = page.locator('main a[href*="/carrier/quotes/view"]');
    await requests.first().waitFor();
    await page.getByText(say('shipments.underWay.title')).waitFor();
    await soon(async () => expect(await inView(requests)).to.be.at.least(1));
    await expectAccessible(page);
    await page.close();
  });
});

/** Counts the elements that lie in the viewport with all their height. */
async function inView(elements: Locator): Promise<number> {
  const { height: screen } = elements.page().viewportSize()!;
  return (await boxes(elements)).filter(({ y, height }) => y >= 0 && y + height <= screen).length;
}

/** Where the elements that are shown lie in the viewport. */
async function boxes(elements: Locator) {
  const all = await elements.all();
  return (await Promise.all(all.map((one) => one.boundingBox()))).filter((box) => box !== null);
}
