import type { Sheet } from './sheet.ts';

const known = new Map<string, Sheet>();

/** Registers the sheets of the modules whose records can be loaded from files. */
export function useSheets(sheets: Sheet[]): void {
  for (const sheet of sheets) known.set(sheet.resource, sheet);
}

/** The sheet that loads into this resource. */
export function sheetOf(resource: string): Sheet {
  const sheet = known.get(resource);
  if (!sheet) throw new Error(`No sheet loads ${resource}`);
  return sheet;
}
