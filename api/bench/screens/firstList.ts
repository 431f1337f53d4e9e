import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

/** A user's first list: the account of the demo data, the width of the screen, and a record's link. */
export interface FirstList {
  name: string;
  user: string;
  width: number;
  record: string;
}

/** The first pages of a broker at a desk and of a carrier on a phone. */
export const FIRST_LISTS: FirstList[] = [
  { name: 'broker', user: 'broker@puente.test', width: 1280, record: 'main td a' },
  {
    name: 'carrier',
    user: 'carrier@regio.test',
    width: 390,
    record: 'main a[href*="/carrier/quotes/view"]',
  },
];

/** The most that a first list may take with an empty cache; the tests fail above it. */
export const BUDGET = { kilobytes: 450, requests: 40, calls: 6 };

/** The traffic of a page until its network was quiet, and the seconds until its first record was shown. */
export interface Cost {
  kilobytes: number;
  requests: number;
  /** Requests to the API. */
  calls: number;
  seconds: number;
}

/** Opens /admin/ and waits for the first record of the list and for a quiet network. */
export async function openFirstList(page: Page, { record }: FirstList): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  const traffic = await watchTraffic(session);
  await page.goto('/admin/', { waitUntil: 'commit' });
  const milliseconds = await page.evaluate<number>(shownAt(record));
  const cost = await traffic();
  await session.detach();
  return { ...cost, seconds: milliseconds / 1000 };
}

/** Slows the page's CPU four times. */
export async function slowCpu(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** Slows the page's network to 1.6 Mbit/s with 150 ms per round trip, and its CPU four times. */
export async function slowDown(page: Page): Promise<void> {
  const session = await slowCpu(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/**
 * Counts what comes over the network; files from the browser's cache or its service worker have no size, and a stream
 * does not end. Returns a function that waits until nothing has come for a second.
 */
async function watchTraffic(session: CDPSession): Promise<() => Promise<Omit<Cost, 'seconds'>>> {
  let last = performance.now();
  const paths = new Map<string, string>();
  const totals = { kilobytes: 0, requests: 0, calls: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now();
    if (encodedDataLength === 0) return;
    totals.kilobytes += encodedDataLength / 1000;
    totals.requests += 1;
    if (paths.get(requestId)?.startsWith('/api/')) totals.calls += 1;
  });
  await session.send('Network.enable');
  return async () => {
    while (performance.now() - last < QUIET_MS) await pause(100);
    return totals;
  };
}

const QUIET_MS = 1000;

/** A script that resolves to the milliseconds from the start of the navigation to the first matching element. */
function shownAt(selector: string): string {
  return `new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(${JSON.stringify(selector)})) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now()));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true });
    look();
  })`;
}
