import { AssertionError } from 'chai';
import type { Page } from 'playwright-core';

/**
 * Presses Tab from the first field of the page's form until the focus leaves it, and Shift-Tab back, and returns how many
 * elements of the form had the focus. Fails where a bar at the top or bottom covers a part of what has it (WCAG 2.4.11),
 * and where the focus stays, or comes back to an element before it has left the form.
 */
export async function walkForm(page: Page): Promise<number> {
  await page.locator('main form').locator('input, [role=combobox]').first().focus();
  const forwards = await walk(page, 'Tab');
  await page.keyboard.press('Shift+Tab');
  await walk(page, 'Shift+Tab');
  return forwards;
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  await page.evaluate('walked = new Set()');
  for (let count = 0; ; count += 1) {
    const step = await page.evaluate<string | null | undefined>(STEP);
    if (step === undefined) return count;
    const fault = step ?? (await barOver(page));
    if (fault) throw new AssertionError(`${key} ${count} at ${page.url()}: ${fault}`);
    await page.keyboard.press(key);
  }
}

/** What has the focus under a bar, once the page has had the time to bring it into sight. */
async function barOver(page: Page): Promise<string | null> {
  await page.waitForFunction(`${UNDER_BAR} === null`, null, { timeout: 5_000 }).catch(() => null);
  return page.evaluate<string | null>(UNDER_BAR);
}

/**
 * A script that returns what has the focus, where a bar that stays in place covers a part of it; nothing where none does.
 */
export const UNDER_BAR = `(() => {
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

/** A step of a walk: what the focus came back to, if anything; undefined once it is outside of the form. */
const STEP = `(() => {
  const { activeElement } = document;
  if (!activeElement?.closest('main form')) return undefined;
  if (walked.has(activeElement)) return 'trapped in ' + activeElement.outerHTML.slice(0, 300);
  walked.add(activeElement);
  return null;
})()`;
