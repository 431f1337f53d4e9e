import type { Page, Request, Route } from 'playwright-core';

/** Delays every answer to the page from here on: the API's, and those of files that are not loaded yet. */
export async function slowDown(page: Page, milliseconds = 1_500): Promise<void> {
  await page.route('**/*', async (route) => {
    const answer = await route.fetch().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await (answer ? route.fulfill({ response: answer }) : route.abort()).catch(() => undefined);
  });
}

/**
 * Lets the next POST of the page reach the API, but loses its answer, and with it the connection to the API; the
 * answered function brings it back.
 */
export async function loseNextAnswer(page: Page): Promise<() => Promise<void>> {
  let isLost = false;
  const lose = async (route: Route) => {
    if (!isLost && route.request().method() !== 'POST') return route.fallback();
    if (!isLost) await route.fetch();
    isLost = true;
    return route.abort('connectionreset');
  };
  await page.route('**/api/**', lose);
  return () => page.unroute('**/api/**', lose);
}

/** Returns a list to which the paths of the page's requests of one method are added. */
export function requestsOf(page: Page, method: string): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === method) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Presses a control many times until the next page is shown without it, even when it is disabled. */
export async function pressRepeatedly(page: Page, selector: string): Promise<void> {
  const { href } = new URL(page.url());
  const button = page.locator(selector);
  const pressed = await button.elementHandle();
  const isShown = () =>
    pressed
      ?.evaluate((element) => (element as { isConnected?: boolean }).isConnected)
      .catch(() => false);
  await button.click();
  for (let presses = 0; presses < 60; presses += 1) {
    if (page.url() !== href && !(await isShown())) return;
    await button.dispatchEvent('click', {}, { timeout: 100 }).catch(() => undefined);
    await page.keyboard.press('Enter').catch(() => undefined);
    await page.waitForTimeout(150);
  }
}
