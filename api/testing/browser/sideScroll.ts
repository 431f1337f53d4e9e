import { expect } from 'chai';
import type { Page } from 'playwright-core';

/** Fails if the page is wider than its window with text of twice the size. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const [wide, width] = await page.evaluate<[number, number]>(`(() => {
    document.documentElement.style.fontSize = '200%';
    const wide = document.documentElement.scrollWidth;
    document.documentElement.style.fontSize = '';
    return [wide, innerWidth];
  })()`);
  expect(wide, 'the width of the page with doubled text').to.be.at.most(width);
}
