import type { Query } from './read.ts';

/** A `q` filter that tests whether an SQL text contains the value, ignoring accents and case; `%` and `_` are literal. */
export function contains(sql: string) {
  return (query: Query, text: string) =>
    query.whereRaw(`folded(${sql}) like folded(?)`, [
      `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`,
    ]);
}
