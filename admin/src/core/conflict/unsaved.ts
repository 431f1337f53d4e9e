const unsaved = new WeakSet<object>();

/** Marks a record as what a form goes on with: its save was put off, so nothing follows from it. */
export function putOff<T extends object>(record: T): T {
  unsaved.add(record);
  return record;
}

/** Whether the record answers a save that was put off. */
export function isPutOff(record: object): boolean {
  return unsaved.has(record);
}
