import type { Page } from 'playwright-core';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { hasFocus } from '../../../../../api/testing/browser/soon.ts';

describe('The calendar of a date by keyboard', function () {
  this.timeout(240_000);
  let user: string;

  before(async () => {
    user = (await buildUser()).email;
  });

  it('stays on the day that was reached while the form is drawn again (it went back)', async () => {
    const page = await newPage({ user, path: '/admin/quotes/new' });
    await day(page).fill('15 dic');
    await day(page).press('ArrowDown');
    await hasFocus(cell(page, '15'));
    await page.keyboard.press('ArrowRight');
    await hasFocus(cell(page, '16'));
    await page.evaluate(LEAVE);
    await page.keyboard.press('ArrowRight');
    await hasFocus(cell(page, '17'));
    await page.close();
  });

  it('has the focus with the press that opens it, for the keys that follow', async () => {
    const page = await newPage({ user, path: '/admin/quotes/new', hasEmptyCache: true });
    const code = page.waitForResponse(/WhenPicker-.*\.js$/);
    await day(page).fill('15 dic');
    await page.evaluate(`import('${(await code).url()}').then(${IDLE})`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await hasFocus(cell(page, '17'));
    await page.close();
  });
});

function day(page: Page) {
  return page.locator('input[name=pickupDate]');
}

function cell(page: Page, name: string) {
  return page.getByRole('dialog').getByRole('gridcell', { name, exact: true });
}

/** The input is left once more, after which it is drawn again. */
const LEAVE = `document.querySelector('input[name=pickupDate]')
  .dispatchEvent(new FocusEvent('focusout', { bubbles: true }))`;
/** Waits until the page has done what it does with the code. */
const IDLE = `() => new Promise((done) => requestIdleCallback(() => done()))`;
