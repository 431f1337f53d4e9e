/** A value whose texts the database can keep: without NUL characters and halves of a character of two. */
export function storable<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as Value;
  if (Array.isArray(value)) return value.map(storable) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, storable(one)]);
  return Object.fromEntries(entries) as Value;
}
