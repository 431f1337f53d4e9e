/** A value that two people have changed differently. */
export interface Clash {
  /** Its path: `goods.0.weight`. */
  path: string;
  mine: unknown;
  theirs: unknown;
}

/**
 * Puts the changes of two people to the same values together: what only one has changed is taken from that one, and where
 * both have, from the `winner`. Lists are compared entry by entry while all have as many, else as a whole.
 */
export function mergeEdits(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  winner: 'mine' | 'theirs' = 'mine',
): { mergedValues: unknown; clashes: Clash[] } {
  const clashes: Clash[] = [];
  const mergedValues = mergedAt('', [base, mine, theirs], winner, clashes);
  return { mergedValues, clashes };
}

type Three = [base: unknown, mine: unknown, theirs: unknown];

function mergedAt(
  path: string,
  three: Three,
  winner: 'mine' | 'theirs',
  clashes: Clash[],
): unknown {
  const [base, mine, theirs] = three;
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  const parts = [base ?? (Array.isArray(mine) ? [] : {}), mine, theirs];
  if (!parts.every(isBag) && !areLists(parts)) {
    clashes.push({ path, mine, theirs });
    return winner === 'mine' ? mine : theirs;
  }
  const bags = parts as Record<string, unknown>[];
  const names = [...new Set(bags.flatMap((bag) => Object.keys(bag)))];
  const entries = names.map((name) => {
    const below = bags.map((bag) => bag[name]) as Three;
    return [name, mergedAt(path ? `${path}.${name}` : name, below, winner, clashes)] as const;
  });
  return Array.isArray(mine) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function isBag(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function areLists(values: unknown[]): boolean {
  const lengths = values.map((value) => (Array.isArray(value) ? value.length : -1));
  return lengths[0]! >= 0 && lengths.every((length) => length === lengths[0]);
}

/** Whether two values say the same; empty ones say nothing. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}

function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, part]) => [name, plain(part)] as const);
  const filledEntries = entries.filter(([, part]) => part !== null);
  return Object.fromEntries(filledEntries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
