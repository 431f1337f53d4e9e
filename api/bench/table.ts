import type { Measured } from './measure.ts';
import type { Work } from './works.ts';

/** Prints one line: the product's answers a second as a fraction of the limit's, and what is wanted. */
export function print({ name, goal }: Pick<Work, 'name' | 'goal'>, { own, limit }: Measured): void {
  const ratio = own / limit;
  const verdict = ratio >= goal ? 'ok' : 'below';
  console.log(
    [
      name.padEnd(44),
      shown(own).padStart(9),
      shown(limit).padStart(9),
      `${ratio.toPrecision(3)}`.padStart(8),
      `≥ ${goal}`.padStart(8),
      verdict.padStart(7),
    ].join(''),
  );
}

/** Prints what the columns are. */
export function printHead(rows: number): void {
  console.log(`\n${rows.toLocaleString('en')} carriers in one network; answers a second`);
  console.log(
    `${''.padEnd(44)}${'Andén'.padStart(9)}${'limit'.padStart(9)}${'ratio'.padStart(8)}${'goal'.padStart(8)}`,
  );
}

function shown(rate: number) {
  return rate < 10 ? rate.toFixed(2) : rate.toFixed(0);
}
