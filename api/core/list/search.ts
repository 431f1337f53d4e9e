import type { Query } from './read.ts';

/** A `q` filter over an SQL text: contains, whatever the accents and case; `%` and `_` are only themselves. */
export function contains(sql: string) {
  return (query: Query, text: string) =>
    query.whereRaw(`folded(${sql}) like folded(?)`, [
      `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`,
    ]);
}
