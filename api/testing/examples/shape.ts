/** A place of a value that has not the form of an example there, such as `0.origin.city`; undefined if there is none. */
export function difference(
  example: unknown,
  value: unknown,
  place: string[] = [],
): string | undefined {
  if (example === null || value === null) return undefined;
  if (Array.isArray(example) && Array.isArray(value)) {
    const isComparable = example.length > 0 && value.length > 0;
    return isComparable ? difference(example[0], value[0], [...place, '0']) : undefined;
  }
  if (typeof example !== typeof value || Array.isArray(example) !== Array.isArray(value))
    return `${place.join('.')}: ${JSON.stringify(value)}`;
  if (typeof example !== 'object') return undefined;
  return differenceOfFields(example as Fields, value as Fields, place);
}

type Fields = Record<string, unknown>;

/** Records of another kind, such as notifications, have other fields. */
function differenceOfFields(example: Fields, value: Fields, place: string[]) {
  if (example.kind !== value.kind) return undefined;
  const names = (fields: Fields) => Object.keys(fields).sort().join(' ');
  if (names(example) !== names(value))
    return `${place.join('.')}: ${names(value)} instead of ${names(example)}`;
  for (const [name, one] of Object.entries(example)) {
    const found = difference(one, value[name], [...place, name]);
    if (found) return found;
  }
  return undefined;
}
