import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildLocation } from '../../../api/network/locations/test/factory.ts';
import { buildUser } from '../../../api/platform/users/test/factory.ts';
import { expectAccessible } from '../../../api/testing/accessible.ts';
import { newPage } from '../../../api/testing/browser.ts';
import { soon } from '../../../api/testing/browser/soon.ts';
import { say } from '../../../api/testing/say.ts';

const LIST = `/admin/locations?${new URLSearchParams({
  displayedFilters: '{}',
  filter: '{}',
  order: 'DESC',
  page: '2',
  perPage: '10',
  sort: 'name',
})}`;
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'the link above its title': (page) => linkBack(page).click(),
  "the browser's back": (page) => page.goBack(),
  'the link after a reload': async (page) => {
    await page.reload();
    await linkBack(page).click();
  },
};

describe('The way from a record to its list, which lost page and place', function () {
  this.timeout(120_000);
  let user: string;

  before(async () => {
    const { email, companyId } = await buildUser({ type: 'broker', role: 'admin' });
    user = email;
    for (let count = 0; count < 20; count += 1) await buildLocation({ companyId: companyId! });
  });

  for (const [how, goBack] of Object.entries(WAYS))
    for (const width of [1280, 390])
      it(`leads by ${how} to the list as it was left, at ${width} px`, async () => {
        const page = await newPage({ user, width, height: 500, path: LIST });
        const records = page.getByRole('main').locator('a[href$="/view"]');
        await records.nth(9).scrollIntoViewIfNeeded();
        const left = { address: addressOf(page), top: await placeOf(page) };
        expect(left.top).to.be.above(50);
        await records.nth(9).click();
        await linkBack(page).waitFor();
        await expectPlace(page, 0);
        await expectAccessible(page);
        await goBack(page);
        await records.nth(9).waitFor();
        await expectPlace(page, left.top);
        await page.waitForURL(() => addressOf(page) === left.address);
        await page.close();
      });

  it('is not shown on a list, and leads to a list that was never opened', async () => {
    const page = await newPage({ user, path: '/admin/locations/new' });
    await linkBack(page).click();
    await page.getByRole('main').locator('a[href$="/view"]').first().waitFor();
    await soon(async () => expect(await linkBack(page).count()).to.equal(0));
    await page.close();
  });
});

function linkBack(page: Page) {
  return page
    .getByRole('navigation', { name: say('anden.top.wayBack') })
    .getByRole('link', { name: 'Ubicaciones' });
}

function addressOf(page: Page): string {
  const { pathname, searchParams } = new URL(page.url());
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}

function placeOf(page: Page): Promise<number> {
  return page.evaluate('Math.round(window.scrollY)');
}

/** Waits until the page is scrolled so far, in CSS pixels. */
async function expectPlace(page: Page, top: number): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    const look = () => (Math.abs(window.scrollY - ${top}) < 3 ? done() : requestAnimationFrame(look));
    look();
  })`);
}
