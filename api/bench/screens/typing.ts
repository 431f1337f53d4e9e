import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { seedMillion } from '../../../db/million.ts';
import { trialQuoteId } from '../../../db/millionIds.ts';
import { seedMillionQuotes } from '../../../db/millionQuotes.ts';
import type { Lifetime } from '../../../db/process/lifetime.ts';
// The benchmark opens pages as the tests do.
// eslint-disable-next-line anden/boundaries
import { newPage } from '../../testing/browser.ts';
import { matchedQuote } from '../benchmarks.ts';
import { startDemo } from './demo.ts';
import { slowCpu } from './firstList.ts';
import { framesWhile, head, headFrames, middle, print, TASKS } from './frames.ts';

interface Place {
  name: string;
  path: string;
  selector: string;
  text?: string;
}

const LARGE = `/admin/quotes/${trialQuoteId(1)}/view`;
const NEW = '/admin/quotes/new';

/** The inputs that are typed into; `matched` is the id of a quote that many carriers cover. */
const inputs = (matchText: string): Place[] => [
  { name: 'quotes, search', path: '/admin/quotes?perPage=10', selector: 'input[name="q"]' },
  { name: 'quotes, 100 rows', path: '/admin/quotes?perPage=100', selector: 'input[name="q"]' },
  { name: 'carriers, search', path: '/admin/carriers?perPage=10', selector: 'input[name="q"]' },
  { name: 'carriers, 100 rows', path: '/admin/carriers?perPage=100', selector: 'input[name="q"]' },
  {
    name: 'matching, search',
    path: `/admin/quotes/${matchText}/view`,
    selector: '#carriers input[type="search"]',
  },
  { name: 'new quote, comment', path: NEW, selector: 'textarea[name="comment"]' },
  { name: 'new quote, rate', path: NEW, selector: 'input[name="targetRate"]', text: '123456789' },
  { name: 'new quote, city', path: NEW, selector: 'input[name="origin.city"]' },
];

/** The long pages that are scrolled; the selector matches what must be shown first. */
const PAGES: Place[] = [
  { name: 'quotes, 100 rows', path: '/admin/quotes?perPage=100', selector: 'tbody tr' },
  { name: 'carriers, 100 rows', path: '/admin/carriers?perPage=100', selector: 'tbody tr' },
  { name: 'quote, 2,000 invitations', path: LARGE, selector: '#rates tbody tr' },
];

/**
 * Prints how long keys take on a CPU slowed four times, in milliseconds: until the page has handled them, and until the
 * result is painted; and the time between frames while long pages are scrolled. A frame has 16.7 ms.
 */
export async function typing(lifetime: Lifetime): Promise<void> {
  let matched = '';
  const url = await startDemo(lifetime, async (db) => {
    matched = (await matchedQuote(db)).id;
    await db('quotes').where({ id: matched }).update({ hazmat: false });
    await seedMillion(db, 5000);
    await seedMillionQuotes(db, 2000);
  });
  const page = await newPage({ url, user: 'broker@puente.test', path: 'about:blank' });
  head('key', ['handled', 'worst', 'painted', 'worst', 'long task']);
  for (const place of inputs(matched)) print(place.name, await type(page, place));
  headFrames('scrolled');
  for (const place of PAGES) print(place.name, await scroll(page, place));
}

async function type(page: Page, { path, selector, text = 'transportes' }: Place) {
  await open(page, path, selector);
  const cpu = await slowCpu(page);
  await page.focus(selector);
  await page.evaluate(KEYS);
  await page.keyboard.type(text, { delay: 150 });
  await pause(1500);
  const { handled, painted, longest } = await page.evaluate<Keys>('window.measured');
  await cpu.detach();
  return [middle(handled), Math.max(...handled), middle(painted), Math.max(...painted), longest];
}

async function scroll(page: Page, { path, selector }: Place) {
  await open(page, path, selector);
  await pause(LOADED_MS);
  await page.mouse.move(640, 500);
  return framesWhile(page, async () => {
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, 400);
      await pause(30);
    }
  });
}

/** The longest time for loading the other parts of a long page, which is not measured as scrolling. */
const LOADED_MS = 6000;

async function open(page: Page, path: string, selector: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector(selector, { timeout: 60_000 });
  await pause(2000);
}

interface Keys {
  handled: number[];
  painted: number[];
  longest: number;
}

/** Notes for each key when the listeners of the page have run, and when the frame after them was painted. */
const KEYS = `window.measured = { handled: [], painted: [], longest: 0 };
  ${TASKS}
  let began;
  addEventListener('keydown', () => {
    const start = (began = performance.now());
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => measured.painted.push(performance.now() - start);
      port2.postMessage(0);
    });
  }, true);
  addEventListener('input', () => measured.handled.push(performance.now() - began));`;
