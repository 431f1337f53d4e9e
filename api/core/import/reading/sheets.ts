import { fold } from '../sheet/fold.ts';
import { type FoundHeader, headerIn, knownColumns, pointsOf, type Sought } from './header.ts';
import type { Workbook } from './Workbook.ts';
import { differentColumns, lackingParts } from './xlsx/problems.ts';

/** A sheet with its header. */
export interface FoundSheet {
  sheet: string;
  header: FoundHeader;
}

/** The visible sheet with the most of the headings; the first of several. */
export async function chooseSheet(workbook: Workbook, sought: Sought): Promise<string> {
  const [first, ...others] = workbook.sheets;
  if (others.length === 0) return first!;
  let best = { name: first!, points: await pointsOf(workbook.records(first!), sought) };
  for (const name of others) {
    const points = await pointsOf(workbook.records(name), sought);
    if (points > best.points) best = { name, points };
  }
  return best.name;
}

/**
 * The sheets of the list that the chosen one belongs to, in order: `name_Parte_1`, `name_Parte_2`. Throws an UnreadableFile
 * when one of them is not there, or has other columns.
 */
export async function sheetsOfList(
  workbook: Workbook,
  sheetName: string,
  sought: Sought,
): Promise<FoundSheet[]> {
  const { base } = numbered(sheetName);
  const names = workbook.sheets
    .filter((name) => name === sheetName || (base && numbered(name).base === base))
    .toSorted((a, b) => numbered(a).number - numbered(b).number);
  const sheets: FoundSheet[] = [];
  for (const sheet of names) {
    const header = await headerIn(workbook.records(sheet), sought);
    if (header) sheets.push({ sheet, header });
  }
  assertWhole(sheets, sought);
  return sheets;
}

function assertWhole(parts: FoundSheet[], sought: Sought): void {
  const numbers = parts.map(({ sheet }) => numbered(sheet).number);
  const missingNumbers = Array.from({ length: numbers.at(-1) ?? 0 }, (_, i) => i + 1).filter(
    (number) => !numbers.includes(number),
  );
  const sheets = parts.map(({ sheet }) => sheet);
  if (missingNumbers.length > 0) throw lackingParts(sheets, missingNumbers);
  const [first, ...others] = parts.map(({ header }) =>
    knownColumns(header, sought).join('\n').trim(),
  );
  const other = others.findIndex((columns) => columns !== first);
  if (other >= 0) throw differentColumns(sheets[0]!, sheets[other + 1]!);
}

/** The number of a part by the name of its sheet, `c_Colonia_2` or `c_CodigoPostal_Parte_2`; 0 of a list in one sheet. */
function numbered(sheet: string): { base: string; number: number } {
  const [, base = '', number = '0'] = PART.exec(fold(sheet)) ?? [];
  return { base, number: Number(number) };
}

const PART = /^(.+?)[ _(]+(?:parte[ _]*)?(\d{1,2})\)?$/;
