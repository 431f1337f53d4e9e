type Values = Record<string, unknown>;

/** The fields of a form that differ from the record it began with; what only the server sets is left out. */
export function changedFields(values: Values, before: Values = {}): Values {
  const changed = Object.entries(values).filter(
    ([name, value]) => !SERVERS_OWN.has(name) && !isSame(value, before[name]),
  );
  return Object.fromEntries(changed);
}

/** Whether two values are the same; an empty input yields null where the record has nothing: that is no change. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

const SERVERS_OWN = new Set(['id', 'can', 'etag', 'version', 'warnings', 'createdAt', 'updatedAt']);
