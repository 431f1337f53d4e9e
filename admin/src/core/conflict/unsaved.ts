const unsaved = new WeakSet<object>();

/** Marks a record as the result of a postponed save, after which the form must neither notify nor redirect. */
export function postponed<T extends object>(record: T): T {
  unsaved.add(record);
  return record;
}

/** Whether a record is the result of a postponed save. */
export function isPostponed(record: object): boolean {
  return unsaved.has(record);
}
