import { people } from '../data/names.ts';
import type { Random } from './random.ts';

/** An invented person; United States names have no maternal surname. */
export interface Person {
  first: string;
  paternal: string;
  maternal: string | null;
}

/** Invents a person. */
export function person(country: 'MX' | 'US', random: Random): Person {
  if (country === 'US') {
    const [first, paternal] = [random.pick(people.americanFirst), random.pick(people.americanLast)];
    return { first, paternal, maternal: null };
  }
  const [paternal, maternal] = random.sample(people.last, 2);
  return { first: random.pick(people.first), paternal: paternal!, maternal: maternal! };
}
