import type { Lifetime } from '../../../db/process/lifetime.ts';
// The benchmark opens pages as the tests do.
// eslint-disable-next-line anden/boundaries
import { newPage } from '../../testing/browser.ts';
import { startDemo } from './demo.ts';
import {
  BUDGET,
  type Cost,
  FIRST_LISTS,
  type FirstList,
  openFirstList,
  slowDown,
} from './firstList.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

/** The seconds that a first list may take with an empty and with a filled cache. */
const GOALS = { cold: 4.5, warm: 1.8 };

/**
 * Prints what the first list of a broker and of a carrier takes, with an empty cache and with a filled one, on a CPU
 * slowed four times and a slow 4G line (1.6 Mbit/s, 150 ms). It uses the demo data, in a database of its own.
 */
export async function screens(lifetime: Lifetime): Promise<void> {
  const url = await startDemo(lifetime);
  console.log(
    `\n${'first list'.padEnd(18)}${['kB', 'requests', 'calls', 's'].map(column).join('')}`,
  );
  for (const list of FIRST_LISTS) {
    const rounds: Cost[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(list, url));
    print(`${list.name}, cold`, median(rounds.map(([cold]) => cold!)), GOALS.cold);
    print(`${list.name}, warm`, median(rounds.map(([, warm]) => warm!)), GOALS.warm);
  }
  print('goal, cold', { ...BUDGET, seconds: GOALS.cold });
}

/** The cost of a first start of the page and of a second one in the same browser. */
async function measure(list: FirstList, url: string): Promise<Cost[]> {
  const page = await newPage({ url, ...list, path: 'about:blank', hasWorker: true });
  await slowDown(page);
  const cold = await openFirstList(page, list);
  const warm = await openFirstList(page, list);
  await page.context().close();
  return [cold, warm];
}

function median(costs: Cost[]): Cost {
  const middle = (of: (cost: Cost) => number) =>
    costs.map(of).sort((a, b) => a - b)[Math.floor(costs.length / 2)]!;
  return {
    kilobytes: middle(({ kilobytes }) => kilobytes),
    requests: middle(({ requests }) => requests),
    calls: middle(({ calls }) => calls),
    seconds: middle(({ seconds }) => seconds),
  };
}

function print(name: string, { kilobytes, requests, calls, seconds }: Cost, goal = seconds): void {
  const figures = [kilobytes.toFixed(0), requests, calls, seconds.toFixed(2)];
  console.log(`${name.padEnd(18)}${figures.map(column).join('')}${seconds > goal ? '  slow' : ''}`);
}

function column(value: string | number): string {
  return String(value).padStart(10);
}
