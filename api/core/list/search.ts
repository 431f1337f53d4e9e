import type { Query } from './read.ts';

/** A `q` filter that tests whether an SQL text contains the value, ignoring accents and case; `%` and `_` are literal. */
export function contains(sql: string) {
  return (query: Query, text: string) =>
    query.whereRaw(`folded(${sql}) like folded(?)`, [containing(text)]);
}

/** A pattern of SQL's `like` for texts that contain this one; `%` and `_` are literal. */
export function containing(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}
