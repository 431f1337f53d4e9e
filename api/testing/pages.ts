import { join } from 'node:path';
import { AssertionError } from 'chai';
import type { ConsoleMessage, Page } from 'playwright-core';

const watched = new Map<Page, string[]>();

/** Collects what a page reports as an error. */
export function watch(page: Page): void {
  const errors: string[] = [];
  watched.set(page, errors);
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('crash', () => errors.push('The page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message)) errors.push(describe(message));
  });
}

/** Fails if a page has reported an error since it was last asked. */
export function expectNoErrors(page: Page): void {
  const errors = takeErrors(page);
  if (errors.length) throw new AssertionError(`${page.url()} reported\n${errors.join('\n')}`);
}

/** The same for every page, the closed ones for the last time; the hooks do it after each test. */
export function expectNoErrorsAnywhere(): void {
  for (const page of watched.keys()) {
    expectNoErrors(page);
    if (page.isClosed()) watched.delete(page);
  }
}

/** What a page has reported since it was last asked: for a test that expects an error. */
export function takeErrors(page: Page): string[] {
  return watched.get(page)?.splice(0) ?? [];
}

/** Writes a picture of every open page to `test-results` in the data directory. */
export async function photograph(title: string): Promise<void> {
  const folder = join(process.env.DATA_DIR ?? '.data', 'test-results');
  const name = title.replace(/[^\p{L}\d]+/gu, '-').slice(0, 120);
  const pages = [...watched.keys()].filter((page) => !page.isClosed());
  await Promise.allSettled(
    pages.map((page, i) => page.screenshot({ path: join(folder, `${name}-${i + 1}.png`) })),
  );
  if (pages.length) console.log(`      pictures: ${join(folder, name)}-*.png`);
}

/** The API's refusals are answers, though Chromium reports each as a resource that failed. */
function isRefusal(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return /status of 4\d\d/.test(message.text()) && new URL(url).pathname.startsWith('/api/');
}

function describe(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}
