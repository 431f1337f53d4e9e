import { checkPdf } from '../checkPdf.ts';
import type { Damage } from './Damage.ts';

/**
 * Whether a PDF asks for a password to be opened, or is damaged: without an end, without pages, or without one of the
 * first pages. One that only asks for a password to be changed opens. A PDF that ends as it should and is not encrypted
 * is not opened for that.
 */
export async function pdfDamage(data: Buffer): Promise<Damage | null> {
  checkPdf(data);
  const end = data.lastIndexOf(END);
  if (end < 0) return 'damaged';
  return endsWell(data, end) && !data.includes('/Encrypt') ? null : damageWhenOpened(data);
}

const END = '%%EOF';

/** Whether the file ends with its end mark, and the place of its table of contents before it has one. */
function endsWell(data: Buffer, end: number): boolean {
  if (data.length - end > AFTER_END) return false;
  const [, place] =
    /startxref\s+(\d+)\s*$/.exec(data.toString('latin1', Math.max(0, end - 60), end)) ?? [];
  const table = place && Number(place) < end && data.toString('latin1', +place, +place + 30).trim();
  return Boolean(table && /^(xref\b|\d+\s+\d+\s+obj\b)/.test(table));
}

/** The number of bytes that some programs write behind the end. */
const AFTER_END = 1024;

/** The number of pages that are looked at: a PDF that was cut off lacks its last ones, and is short where people make it. */
const PAGES = 50;

/** pdf.js is loaded with the first PDF that has to be opened. */
async function damageWhenOpened(data: Buffer): Promise<Damage | null> {
  const { withPdf } = await import('../withPdf.ts');
  try {
    return await withPdf(data, async (pdf) => {
      for (let number = 1; number <= Math.min(pdf.numPages, PAGES); number += 1)
        await pdf.getPage(number);
      return pdf.numPages > 0 ? null : 'damaged';
    });
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'password' : 'damaged';
  }
}
