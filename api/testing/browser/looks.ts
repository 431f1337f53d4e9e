import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessibleOnce } from '../accessible.ts';
import { soon } from './soon.ts';

/**
 * Fails unless a page of the admin, once loaded, is accessible at 1280 and at 390 px and shows all columns of its table
 * and its whole title, also on a screen of 1366 px that is enlarged twofold; with `themes` in both themes. The page is
 * not reloaded: the theme is changed as from another tab, and the second check covers only what a theme can change. What
 * passed for another user is not checked again.
 */
export async function expectAccessibleLayout(page: Page, { themes = false } = {}): Promise<void> {
  await expectWhole(page, DESK);
  await expectWhole(page, PHONE);
  await expectUncut(page, ENLARGED);
  if (themes) await otherTheme(page);
  if (themes) await expectAccessibleOnce(page, COLOURS);
  await page.setViewportSize(DESK);
  if (themes) await settled(page);
  if (themes) await expectAccessibleOnce(page, COLOURS);
}

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** 1366 × 768 px at a zoom of 200 %. */
const ENLARGED = { width: 683, height: 384 };

async function expectWhole(page: Page, size: typeof DESK) {
  await expectUncut(page, size);
  await expectAccessibleOnce(page);
}

async function expectUncut(page: Page, size: typeof DESK) {
  await page.setViewportSize(size);
  await settled(page);
  await soon(async () => {
    const cut = await page.evaluate(CUT);
    expect(cut, `cut at ${size.width} px: ${page.url()}`).to.deep.equal([]);
  });
}

const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Waits until no loading indicator is shown on the page. */
export async function settled(page: Page): Promise<void> {
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

/**
 * A script that lists what does not fit: the page in the window, a table in its container, a cell's content, a title.
 */
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
