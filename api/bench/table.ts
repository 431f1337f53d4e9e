import type { Benchmark } from './benchmarks.ts';
import type { Round } from './measure.ts';

/**
 * Prints one line: the median requests per second of the product and the other server, the median, lowest and highest
 * ratio of the rounds, and the goal. Returns whether the bare server is a limit: where both do the same work, the product
 * is not faster in every round.
 */
export function print(
  { name, goal, isSameWork }: Pick<Benchmark, 'name' | 'goal' | 'isSameWork'>,
  rounds: Round[],
): boolean {
  const ratios = rounds.map(({ product, other }) => product / other).sort((a, b) => a - b);
  const ratio = middle(ratios);
  const isLimit = !isSameWork || ratios[0]! <= 1;
  console.log(
    [
      name.padEnd(44),
      rateText(middle(rounds.map(({ product }) => product))).padStart(9),
      rateText(middle(rounds.map(({ other }) => other))).padStart(9),
      ratio.toPrecision(3).padStart(8),
      `${ratios[0]!.toPrecision(2)}–${ratios.at(-1)!.toPrecision(2)}`.padStart(14),
      `≥ ${goal}`.padStart(8),
      (isLimit ? (ratio >= goal ? 'ok' : 'below') : 'no limit').padStart(10),
    ].join(''),
  );
  return isLimit;
}

/** Prints the headings of the table; `other` names the server that the product is compared with. */
export function printHead(rows: number, other: string): void {
  console.log(`\n${rows.toLocaleString('en')} carriers in one network; requests per second`);
  console.log(
    [
      ''.padEnd(44),
      ...['Andén', other].map((name) => name.padStart(9)),
      ...['ratio'.padStart(8), 'spread'.padStart(14), 'goal'.padStart(8)],
    ].join(''),
  );
}

function middle(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

function rateText(rate: number) {
  return rate < 10 ? rate.toFixed(2) : rate.toFixed(0);
}
