/** The end of an inquiry's id, in capitals: what its sender cites. The view says the same in SQL. */
export function folioOf(id: string): string {
  return id.slice(-8).toUpperCase();
}
