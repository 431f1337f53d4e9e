import type { Scope } from './policy.ts';

/** Whether a scope shows a record, given by the columns that the scope names. */
export function scopeIncludes(scope: Scope, record: Readonly<Record<string, unknown>>): boolean {
  return scope.some((pattern) =>
    Object.entries(pattern).every(([column, value]) => {
      const columnValue = record[column] ?? null;
      return value === null ? columnValue === null : [value].flat().includes(columnValue as string);
    }),
  );
}
