/** SQL: whether the row of `sat_keys` is valid on a day, which is SQL too. */
export function isValidOn(day: string): string {
  return `${day} between coalesce(sat_keys.valid_from, '-infinity') and coalesce(sat_keys.valid_until, 'infinity')`;
}
