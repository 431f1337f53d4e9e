import { combine } from '../award/combinations/combine.ts';
import { everyCombination, manyOffers } from '../award/combinations/test/bruteForce.ts';

const OFFERS = 50;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);

/**
 * Prints how long it takes to find the best of all combinations of 50 offers for each of three legs, where each lower offer is
 * slower, compared with trying them all: the median and the slowest of some rounds.
 */
export function combinations(): void {
  const quick = timesOf(() => combine(manyOffers(OFFERS), 0));
  const slow = timesOf(() => everyCombination(manyOffers(OFFERS), 0));
  const ratio = (median(quick) / median(slow)).toFixed(2);
  console.log(`${(OFFERS ** 3).toLocaleString('en')} combinations of three legs`);
  console.log(`best of them: ${shown(quick)}; all of them: ${shown(slow)}; ratio ${ratio}`);
}

function timesOf(work: () => unknown): number[] {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.sort((one, other) => one - other);
}

function median(times: number[]): number {
  return times[Math.floor(times.length / 2)]!;
}

function shown(times: number[]): string {
  return `median ${median(times).toFixed(1)} ms, slowest ${times.at(-1)!.toFixed(1)} ms`;
}
