type Values = Record<string, unknown>;

/**
 * The fields of a form that differ from the record that it was opened with, without those that only the server sets.
 */
export function changedFields(values: Values, before: Values = {}): Values {
  const changed = Object.entries(values).filter(
    ([name, value]) => !SERVERS_OWN.has(name) && !isSame(value, before[name]),
  );
  return Object.fromEntries(changed);
}

/** Whether two values are equal; null, which an empty input yields, equals a missing field. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

const SERVERS_OWN = new Set(['id', 'can', 'etag', 'version', 'warnings', 'createdAt', 'updatedAt']);
