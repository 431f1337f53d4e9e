import type { Page } from 'playwright-core';
import { newPage } from '../browser.ts';
import { startReleases } from '../releases.ts';
import { testServer } from '../server.ts';

/** Cuts the network below the service worker and empties the browser's own cache. */
export async function cutNetwork(page: Page, product: { cut: () => void }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  product.cut();
}

/** A phone, opened before the tests of a suite and closed after them, whose network can be cut and joined again. */
export function phoneOfSuite(locale: 'es' | 'en') {
  let product: Awaited<ReturnType<typeof startReleases>>;
  let page: Page;
  before(async () => {
    product = await startReleases((await testServer()).url);
    page = await newPage({ url: product.url, width: 360, height: 640, locale, hasWorker: true });
  });
  after(async () => {
    await page.context().close();
    product.cut();
  });
  return {
    page: () => page,
    cut: () => cutNetwork(page, product),
    join: () => product.join(),
  };
}
