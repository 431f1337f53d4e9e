import type { Scope } from './policy.ts';

/** Whether a scope shows a record, given by the columns that the scope names. */
export function shows(scope: Scope, record: Readonly<Record<string, unknown>>): boolean {
  return scope.some((pattern) =>
    Object.entries(pattern).every(([column, value]) => {
      const held = record[column] ?? null;
      return value === null ? held === null : [value].flat().includes(held as string);
    }),
  );
}
