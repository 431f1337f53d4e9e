import type { Browser, Page } from 'playwright-core';
import { launchChromium } from './browser/chromium.ts';
import { openClean, type Device } from './browser/reuse.ts';
import { atEnd, once } from './base/once.ts';
import { signInToPages } from './browser/pageSession.ts';
import { testServer } from './server.ts';

export { expectNoErrors, expectOnlyOffline, takeErrors } from './pages.ts';

export interface PageOptions {
  /** The origin of the server; by default the test server. */
  url?: string;
  /** CSS pixels; below 768 the page emulates a phone with touch. */
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  locale?: 'es' | 'en';
  /** E-mail of a user to sign in. */
  user?: string;
  /** The path that the page of a user shows: by default the user's start page. */
  path?: string;
  /** Whether pages may register the service worker. */
  hasWorker?: boolean;
  /** Whether the browser has none of the product's files yet. */
  hasEmptyCache?: boolean;
}

/** The process's Chromium; a measurement, which is no test, has one with the usual settings. */
export const browser = once(async (): Promise<Browser> => {
  const chromium = await launchChromium(...(process.env.NODE_ENV === 'test' ? [SHORT_LIVED] : []));
  atEnd(() => chromium.close());
  return chromium;
});

/**
 * Does not optimize JavaScript for long use, and collects garbage seldom and without more threads: the pages of tests
 * are short. The walk through all pages takes about a tenth less CPU with it.
 */
const SHORT_LIVED = '--js-flags=--no-opt --single-threaded-gc --min-semi-space-size=64';

/**
 * Opens a page of the test server (by default 1280 × 800, light, Spanish, signed out) with an empty storage and no
 * cookies but the user's. A test fails if the page reports an error. The test must close the page, which is then emptied
 * for a later test; a test that changes how the context loads pages must close the context instead.
 */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const { width = 1280, height = 800, theme = 'light', locale = 'es', hasWorker = false } = options;
  const origin = options.url ?? (await testServer()).url;
  const isNew = hasWorker || options.hasEmptyCache === true;
  const device: Device = { origin, isPhone: width < 768, theme, locale, hasWorker, isNew };
  const page = await openClean(await browser(), device, {
    size: { width, height },
    stored: options.user ? await signedIn(origin, options.user) : undefined,
  });
  if (options.path) await page.goto(options.path);
  else if (options.user) await openStartPage(page);
  return page;
}

/** Navigates to a path of the admin within the application, like a click on a link. */
export async function visit(page: Page, path: string): Promise<void> {
  const to = JSON.stringify(path);
  await page.evaluate(
    `history.pushState(null, '', ${to}); dispatchEvent(new PopStateEvent('popstate')); undefined`,
  );
}

async function openStartPage(page: Page): Promise<void> {
  await page.goto('/admin/');
  await page.waitForURL(/\/admin\/./);
}

/** The state of a browser after a sign-in at the embedded provider, made without the pages that a person would fill in. */
async function signedIn(origin: string, email: string) {
  const { accessToken, expiresIn, cookies } = await signInToPages(origin, email);
  const user = await confirmed(origin, email, accessToken);
  const kept = {
    isAuthenticated: 'true',
    user: JSON.stringify(user),
    userId: user.id,
    accessToken,
    expiresAt: Date.now() + expiresIn * 1000,
  };
  return {
    cookies: [...cookies].map(([name, value]) => ({ name, value, ...cookieOf(origin) })),
    localStorage: Object.fromEntries(
      Object.entries(kept).map(([name, value]) => [name, `${value}`] as const),
    ),
  };
}

function cookieOf(origin: string) {
  return {
    domain: new URL(origin).hostname,
    path: '/api/session/token',
    expires: Date.now() / 1000 + 86_400,
    httpOnly: true,
    secure: origin.startsWith('https:'),
    sameSite: 'Strict' as const,
  };
}

async function confirmed(origin: string, email: string, accessToken: string) {
  const url = `${origin}/api/users/confirm/?${new URLSearchParams({ email })}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${accessToken}` } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as { id: string };
}
