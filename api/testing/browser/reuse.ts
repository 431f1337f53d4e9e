import type { Browser, BrowserContext, Cookie, Page } from 'playwright-core';
import { unwatch, watch } from '../pages.ts';

/** The settings that a page cannot change after it was opened. */
export interface Device {
  origin: string;
  isPhone: boolean;
  theme: 'light' | 'dark';
  locale: 'es' | 'en';
  hasWorker: boolean;
  /** Whether the page is neither a used one nor kept for a later test. */
  isNew: boolean;
}

interface Start {
  size: { width: number; height: number };
  /** The state that the page finds in its browser; by default nothing. */
  stored?: { cookies: Omit<Cookie, 'partitionKey'>[]; localStorage: Record<string, string> };
}

/**
 * Closed pages by their device, each at a bare page of its origin. Loading a page in one of them takes half the time of a
 * new one.
 */
const idle = new Map<string, Page[]>();

/** A page without anything from before it: a new one, or one that was closed and is emptied. */
export async function openClean(
  browser: Browser,
  device: Device,
  { size, stored }: Start,
): Promise<Page> {
  const used = takeIdle(device);
  const page = used ?? (await (await newContext(browser, device)).newPage());
  await page.setViewportSize(size);
  if (stored) {
    await page.context().addCookies(stored.cookies);
    if (!used) await goToBare(page, device);
    await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(stored.localStorage)})`);
  }
  return lend(page, device);
}

function takeIdle(device: Device): Page | undefined {
  const pages = idle.get(JSON.stringify(device)) ?? [];
  const page = pages.pop();
  return page?.isClosed() ? takeIdle(device) : page;
}

/** The page until it is closed: then it is emptied and kept, and nothing that its former test does reaches it again. */
function lend(page: Page, device: Device): Page {
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    if (!device.isNew && (await isEmptied(page, device))) keep(page, device);
    else await page.context().close();
  };
  const lent = new Proxy(page, {
    get(target, name) {
      if (name === 'close') return close;
      if (name === 'isClosed') return () => isClosed || page.isClosed();
      return Reflect.get(target, name);
    },
  });
  watch(lent);
  return lent;
}

/** Whether the page could be emptied, which it cannot when a test closed its context or its server. */
async function isEmptied(page: Page, device: Device): Promise<boolean> {
  unwatch(page);
  return empty(page, device).then(
    () => true,
    () => false,
  );
}

async function empty(page: Page, device: Device): Promise<void> {
  const context = page.context();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  await context.setOffline(false);
  await goToBare(page, device);
  await page.evaluate('localStorage.clear(), sessionStorage.clear()');
  await context.clearCookies();
}

function keep(page: Page, device: Device): void {
  const key = JSON.stringify(device);
  idle.set(key, [...(idle.get(key) ?? []), page]);
}

/** Shows a page of the origin that runs no script; what a page does when it is left is done by then. */
async function goToBare(page: Page, { origin }: Device): Promise<void> {
  await page.goto(`${origin}/api/health`);
}

async function newContext(browser: Browser, device: Device): Promise<BrowserContext> {
  const { origin, isPhone, theme, locale, hasWorker } = device;
  const context = await browser.newContext({
    baseURL: origin,
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: theme,
    locale: locale === 'es' ? 'es-MX' : 'en-US',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript({
    content: prefer('language', locale.toUpperCase()) + prefer('theme', `${theme}_mode`),
  });
  return context;
}

/** A script that stores a setting like the product does, unless the page has stored another value. */
function prefer(name: string, choice: string): string {
  return `try { localStorage.getItem('${name}') ?? localStorage.setItem('${name}', '${choice}') } catch {};`;
}
