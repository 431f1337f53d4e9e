/** SQL for a JSON object of columns; joined from one object per column, because Postgres functions take at most 100 arguments. */
export function objectOf(row: string, names: string[]): string {
  const pairs = names.map((name) => `jsonb_build_object('${name}', ${row}."${name}")`);
  return pairs.join(' || ') || "'{}'::jsonb";
}

/** SQL for the array of those names whose entries are equal in two JSON objects. */
export function equalEntries(one: string, other: string, names: string[]): string {
  const equal = names.map(
    (name) => `case when ${one} -> '${name}' = ${other} -> '${name}' then '${name}' end`,
  );
  return `array_remove(array[${equal.join()}]::text[], null)`;
}
