import { createHash } from 'node:crypto';

/** A pseudo-random generator that gives the same sequence for the same key on every machine. */
export interface Random {
  /** A fraction in [0, 1). */
  next(): number;
  /** A whole number, both ends included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** A weighted choice, for example from `{ active: 8, archived: 1 }`. */
  weighted<K extends string>(weights: Record<K, number>): K;
  /** `count` different items, in random order; all of them when there are fewer. */
  sample<T>(from: readonly T[], count: number): T[];
}

/** The generator of `key`; generators of different keys are independent. */
export function random(key: string): Random {
  const next = mulberry32(createHash('sha256').update(key).digest().readUInt32LE(0));
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]) => from[int(0, from.length - 1)]!;
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted: (weights) => weighted(weights, next()),
    sample: (from, count) => shuffled(from, int).slice(0, count),
  };
}

function mulberry32(state: number) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function weighted<K extends string>(weights: Record<K, number>, fraction: number): K {
  const entries = Object.entries(weights) as [K, number][];
  let left = fraction * entries.reduce((sum, [, weight]) => sum + weight, 0);
  const entry = entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1)!;
  return entry[0];
}

function shuffled<T>(from: readonly T[], int: Random['int']): T[] {
  const items = [...from];
  for (let last = items.length - 1; last > 0; last--) {
    const other = int(0, last);
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
}
