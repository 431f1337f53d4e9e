import type { Page } from 'playwright-core';

/**
 * Waits until the service worker keeps the page that is shown, with all its files; it does so after the page has loaded,
 * which takes seconds on a busy machine.
 */
export async function keptByWorker(page: Page): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    const look = async () =>
      (await caches.match(location.pathname)) ? done() : setTimeout(look, 50);
    void look();
  })`);
}
