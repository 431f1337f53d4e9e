/** The fields whose new value differs from the record's: decimals are compared as numbers, lists regardless of their order. */
export function changedFields<Change extends object>(record: object, change: Change): Change {
  const before = record as Record<string, unknown>;
  const differing = Object.entries(change).filter(
    ([name, value]) => value !== undefined && comparable(value) !== comparable(before[name]),
  );
  return Object.fromEntries(differing) as Change;
}

function comparable(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'string' && DECIMAL.test(value)) return `${Number(value)}`;
  if (Array.isArray(value)) return `[${value.map(comparable).toSorted().join()}]`;
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value).filter(([, part]) => comparable(part) !== '');
  return `{${entries
    .map(([name, part]) => `${name}:${comparable(part)}`)
    .toSorted()
    .join()}}`;
}

const DECIMAL = /^-?(0|[1-9]\d{0,9})(\.\d{1,5})?$/;
