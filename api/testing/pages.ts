import { join } from 'node:path';
import { AssertionError } from 'chai';
import type { ConsoleMessage, Page } from 'playwright-core';

const watched = new Map<Page, string[]>();

/** Collects the errors that a page reports. */
export function watch(page: Page): void {
  const errors: string[] = [];
  watched.set(page, errors);
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('crash', () => errors.push('The page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message)) errors.push(describe(message));
  });
}

/** Removes the listeners of the errors, and those of a test that collects requests. */
export function unwatch(page: Page): void {
  for (const event of ['pageerror', 'crash', 'console', 'request']) page.removeAllListeners(event);
}

/** Fails if a page has reported an error since the last check. */
export function expectNoErrors(page: Page): void {
  expectNone(page, takeErrors(page));
}

/** The same for all pages, including closed ones; called by the hooks after each test. */
export function expectNoErrorsAnywhere(): void {
  for (const page of watched.keys()) {
    expectNoErrors(page);
    if (page.isClosed()) watched.delete(page);
  }
}

/** Closes the pages that the tests of a file left open, which would go on calling the server during other tests. */
export async function closePages(): Promise<void> {
  const open = [...watched.keys()].filter((page) => !page.isClosed());
  watched.clear();
  await Promise.allSettled(open.map((page) => page.close()));
}

/** Returns and clears the errors of a page, for a test that expects an error. */
export function takeErrors(page: Page): string[] {
  return watched.get(page)?.splice(0) ?? [];
}

/** Fails if a page has reported anything but calls without a network, for a test that took it away and gave it back. */
export function expectOnlyOffline(page: Page): void {
  const isOffline = (error: string) => error.includes('ERR_INTERNET_DISCONNECTED');
  expectNone(
    page,
    takeErrors(page).filter((error) => !isOffline(error)),
  );
}

function expectNone(page: Page, errors: string[]): void {
  if (errors.length) throw new AssertionError(`${page.url()} reported\n${errors.join('\n')}`);
}

/** Saves a screenshot of every open page to `test-results` in the data directory. */
export async function takeScreenshots(title: string): Promise<void> {
  const folder = join(process.env.DATA_DIR ?? '.data', 'test-results');
  const name = title.replace(/[^\p{L}\d]+/gu, '-').slice(0, 120);
  const pages = [...watched.keys()].filter((page) => !page.isClosed());
  await Promise.allSettled(
    pages.map((page, i) => page.screenshot({ path: join(folder, `${name}-${i + 1}.png`) })),
  );
  if (pages.length) console.log(`      pictures: ${join(folder, name)}-*.png`);
}

/**
 * Whether a message is about a 4xx answer of the API, which is expected though Chromium reports it as a failed
 * resource.
 */
function isRefusal(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return /status of 4\d\d/.test(message.text()) && new URL(url).pathname.startsWith('/api/');
}

function describe(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}
