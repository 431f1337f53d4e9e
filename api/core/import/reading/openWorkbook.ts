import { firstBytes } from '../../files/firstBytes.ts';
import type { Limits } from './limits.ts';
import type { Workbook } from './Workbook.ts';

/** The first bytes of a zip archive (.xlsx), and of a compound file (.xls). */
export const ZIP = '504b0304';
export const COMPOUND = 'd0cf11e0';

/** Opens a workbook, of which kind its first bytes say; throws an UnreadableFile for what is none, or damaged. */
export async function openWorkbook(path: string, limits: Limits): Promise<Workbook> {
  const mark = (await firstBytes(path, 4)).toString('hex');
  if (mark !== COMPOUND) {
    const { WorkbookFile } = await import('./xlsx/WorkbookFile.ts');
    return WorkbookFile.open(path, limits);
  }
  const { XlsFile } = await import('./xls/XlsFile.ts');
  return XlsFile.open(path, limits);
}
