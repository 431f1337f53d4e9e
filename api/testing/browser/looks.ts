import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../accessible.ts';

/**
 * Fails unless a page of the admin, once it has loaded, is accessible at 1280 and at 390 px, and shows at both every
 * column of its table and its whole title; with `themes` in both of them. The page is neither loaded nor gone to again:
 * the theme changes as it does when another tab changes it, and only what a theme can change is checked in the second.
 */
export async function expectGoodLooks(page: Page, { themes = false } = {}): Promise<void> {
  await expectWhole(page, DESK);
  await expectWhole(page, PHONE);
  if (themes) await otherTheme(page);
  if (themes) await expectAccessible(page, COLOURS);
  await page.setViewportSize(DESK);
  if (themes) await settled(page);
  if (themes) await expectAccessible(page, COLOURS);
}

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

async function expectWhole(page: Page, size: typeof DESK) {
  await page.setViewportSize(size);
  await settled(page);
  await expectAccessible(page);
  const cut = await page.evaluate(CUT);
  expect(cut, `cut at ${size.width} px: ${page.url()}`).to.deep.equal([]);
}

const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Waits until nothing on the page says that it still loads. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    const look = () => (document.querySelector('${BUSY}') ? requestAnimationFrame(look) : done());
    requestAnimationFrame(() => requestAnimationFrame(look));
  })`);
}

const BUSY =
  '[aria-busy=true], .MuiSkeleton-root, .MuiCircularProgress-root, .MuiLinearProgress-indeterminate';

async function otherTheme(page: Page): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    const ground = () => getComputedStyle(document.body).backgroundColor;
    const before = ground();
    const theme = localStorage.getItem('theme') === 'dark_mode' ? 'light' : 'dark';
    localStorage.setItem('theme', theme + '_mode');
    const newValue = JSON.stringify(theme);
    dispatchEvent(new StorageEvent('storage', { key: 'RaStore.theme', newValue }));
    const look = () => (ground() === before ? requestAnimationFrame(look) : done());
    look();
  })`);
  await settled(page);
}

/** The texts that do not fit: the page beside the window, a table in its place, a cell's content, a title. */
const CUT = `[
  ...[document.documentElement, ...document.querySelectorAll('.RaDataTable-tableWrapper')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ scrollWidth, clientWidth }) => scrollWidth + ' px in ' + clientWidth),
  ...[...document.querySelectorAll('h1, h1 *, main th *, main td, main td *')]
    .filter((each) => {
      const { overflowX, clipPath } = getComputedStyle(each);
      return overflowX === 'hidden' && clipPath === 'none' && each.scrollWidth > each.clientWidth;
    })
    .map(({ textContent }) => textContent),
]`;
