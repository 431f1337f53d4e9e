import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';

describe('A field of the form of a quote that has the focus', function () {
  this.timeout(120_000);

  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    it(`is never under a bar at ${width} × ${height}, forwards and backwards`, async () => {
      const page = await open(width, height);
      await page.locator('main input').first().focus();
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let presses = 0; presses < 45; presses += 1) {
          await page.keyboard.press(key);
          const hidden = await page.evaluate<string | null>(UNDER_BAR);
          expect(hidden, `${key} ${presses}`).to.equal(null);
        }
      }
      await page.close();
    });
  }

  it('is the first wrong one of the page after a save that was refused', async () => {
    const page = await open(1366, 768);
    await page.locator('input[name="destination.city"]').fill('Dallas');
    await page.locator('input[name="weight"]').fill('18000');
    await page.keyboard.press('Control+Enter');
    await page.locator('input[name="origin.city"][aria-invalid=true]:focus').waitFor();
    expect(await page.evaluate<string | null>(UNDER_BAR)).to.equal(null);
    await page.locator('input[name="weight"]').focus();
    await page.keyboard.press('Control+Enter');
    await page.locator('input[name="origin.city"]:focus').waitFor();
    await page.close();
  });

  async function open(width: number, height: number): Promise<Page> {
    const { email } = await buildUser({ companyId: (await buildCompany()).id });
    const page = await newPage({ user: email, path: '/admin/quotes/new', width, height });
    await page.locator('input[name="origin.city"]').waitFor();
    return page;
  }
});

/** The field that has the focus, where a bar that stays in place covers a part of it. */
const UNDER_BAR = `(() => {
  const { activeElement } = document;
  const field = activeElement?.closest('main form')
    ? activeElement.closest('.MuiInputBase-root:not(.MuiInputBase-multiline)') ?? activeElement
    : null;
  const toolbar = document.querySelector('main form [role=toolbar]');
  if (!field || toolbar.contains(field)) return null;
  const header = document.querySelector('header');
  const top = (getComputedStyle(header).display === 'contents' ? header.firstElementChild : header);
  const { top: from, bottom: to } = field.getBoundingClientRect();
  const isSeen = from >= top.getBoundingClientRect().bottom && to <= toolbar.getBoundingClientRect().top;
  return isSeen ? null : field.outerHTML.slice(0, 300);
})()`;
