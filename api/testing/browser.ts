import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from './browser/chromium.ts';
import { atEnd, once } from './base/once.ts';
import { watch } from './pages.ts';
import { testServer } from './server.ts';

export { expectNoErrors, takeErrors } from './pages.ts';

export interface PageOptions {
  /** The origin of the server, unless it is the test server. */
  url?: string;
  /** CSS pixels; below 768 the page is a phone's, with touch. */
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  locale?: 'es' | 'en';
  /** E-mail of a user to sign in, who then stands on the own first page. */
  user?: string;
}

/** The run's own Chromium. */
export const browser = once(async (): Promise<Browser> => {
  const chromium = await launchChromium();
  atEnd(() => chromium.close());
  return chromium;
});

/**
 * Opens a page of the test server in a context of its own (1280 × 800, light, Spanish, signed out
 * unless said otherwise). A test fails if the page reports an error; `page.close()` is the test's.
 */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const context = await newContext(options);
  const page = await context.newPage();
  watch(page);
  page.on('close', () => void context.close());
  if (options.user) await signInAs(page, options.user);
  return page;
}

/** Goes to a path of the admin as a link inside it does, without loading the application again. */
export async function visit(page: Page, path: string): Promise<void> {
  const to = JSON.stringify(path);
  await page.evaluate(
    `history.pushState(null, '', ${to}); dispatchEvent(new PopStateEvent('popstate')); undefined`,
  );
}

async function newContext(options: PageOptions): Promise<BrowserContext> {
  const { width = 1280, height = 800, theme = 'light', locale = 'es' } = options;
  const baseURL = options.url ?? (await testServer()).url;
  const context = await (
    await browser()
  ).newContext({
    baseURL,
    viewport: { width, height },
    isMobile: width < 768,
    hasTouch: width < 768,
    colorScheme: theme,
    locale: locale === 'es' ? 'es-MX' : 'en-US',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  await context.addInitScript({
    content: prefer('language', locale.toUpperCase()) + prefer('theme', `${theme}_mode`),
  });
  return context;
}

/** A script that stores a choice as the product does, unless the page has stored another. */
function prefer(name: string, choice: string): string {
  return `try { localStorage.getItem('${name}') ?? localStorage.setItem('${name}', '${choice}') } catch {};`;
}

async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto('/admin/');
  await page.locator('#email').fill(email);
  await page.locator('#password').fill('anden');
  await page.locator('form:has(#password) button[type=submit]').click();
  await page.waitForURL(/\/admin\/(?!auth-callback|error)./);
}
