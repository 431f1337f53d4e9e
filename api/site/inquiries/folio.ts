/** The folio of an inquiry: the end of its id, in capitals. The view computes the same in SQL. */
export function folioOf(id: string): string {
  return id.slice(-8).toUpperCase();
}
