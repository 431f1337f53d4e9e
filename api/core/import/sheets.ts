import type { Sheet } from './sheet.ts';

const known = new Map<string, Sheet>();

/** Tells what can be loaded from files: a sheet of each such room. */
export function useSheets(sheets: Sheet[]): void {
  for (const sheet of sheets) known.set(sheet.resource, sheet);
}

/** The sheet that loads into this resource. */
export function sheetOf(resource: string): Sheet {
  const sheet = known.get(resource);
  if (!sheet) throw new Error(`No sheet loads ${resource}`);
  return sheet;
}
