import { AssertionError } from 'chai';
import type { Locator, Page } from 'playwright-core';

/**
 * Presses Tab until the focus is on the element, as somebody without a mouse does. Fails where it cannot be reached, and
 * where the focus is lost or not to be seen on the way.
 */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  for (let steps = 0; steps < MOST; steps += 1) {
    if (await element.and(page.locator(':focus')).count()) return;
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate<string | null>(UNSEEN);
    if (unseen) throw new AssertionError(`The focus cannot be seen on ${unseen}`);
  }
  throw new AssertionError(`Tab does not reach ${String(element)}`);
}

/** Counts the presses that write no character from here on, Tab and Ctrl included; returns how to read their number. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(COUNT);
  return () => page.evaluate<number>('presses');
}

/** A day from now as it is typed into a date, in an order that every language reads. */
export function typedDay(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
}

const DAY = 24 * 60 * 60 * 1000;
/** A key that the page itself repeats is no press. */
const COUNT = `presses = 0;
  count = ({ key, isTrusted }) => (presses += isTrusted && key.length > 1);
  addEventListener('keydown', count, true)`;
const MOST = 120;

/** The element that has the focus and does not show it: neither it nor what frames it changes its look. */
const UNSEEN = `(() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { width, height } = focused.getBoundingClientRect();
  const hasRing = (one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  };
  const isMarked = (one) => one.matches('.Mui-focusVisible, .Mui-focused, :has(> .Mui-focused)');
  for (let one = focused, up = 0; one && up < 4; one = one.parentElement, up += 1)
    if (hasRing(one) || isMarked(one)) return width + height > 0 ? null : 'something without a size';
  return focused.outerHTML.slice(0, 200);
})()`;
