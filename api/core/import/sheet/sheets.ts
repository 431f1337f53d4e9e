import type { Sheet } from './sheet.ts';

const sheetsByResource = new Map<string, Sheet>();

/** Registers the sheets of the modules whose records can be imported. */
export function registerSheets(sheets: Sheet[]): void {
  for (const sheet of sheets) sheetsByResource.set(sheet.resource, sheet);
}

/** The sheet of a resource; throws when it has none. */
export function sheetOf(resource: string): Sheet {
  const sheet = sheetsByResource.get(resource);
  if (!sheet) throw new Error(`No sheet loads ${resource}`);
  return sheet;
}
