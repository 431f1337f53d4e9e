import type { Rates } from './measure.ts';
import type { Benchmark } from './benchmarks.ts';

/** Prints one line: requests per second of the product and the bare server, their ratio, and the goal for it. */
export function print(
  { name, goal }: Pick<Benchmark, 'name' | 'goal'>,
  { product, bare }: Rates,
): void {
  const ratio = product / bare;
  const verdict = ratio >= goal ? 'ok' : 'below';
  console.log(
    [
      name.padEnd(44),
      shown(product).padStart(9),
      shown(bare).padStart(9),
      `${ratio.toPrecision(3)}`.padStart(8),
      `≥ ${goal}`.padStart(8),
      verdict.padStart(7),
    ].join(''),
  );
}

/** Prints the headings of the table. */
export function printHead(rows: number): void {
  console.log(`\n${rows.toLocaleString('en')} carriers in one network; requests per second`);
  console.log(
    `${''.padEnd(44)}${'Andén'.padStart(9)}${'bare'.padStart(9)}${'ratio'.padStart(8)}${'goal'.padStart(8)}`,
  );
}

function shown(rate: number) {
  return rate < 10 ? rate.toFixed(2) : rate.toFixed(0);
}
