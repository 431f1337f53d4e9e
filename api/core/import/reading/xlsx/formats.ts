import type { Archive } from './Archive.ts';
import { parseXml } from './xml.ts';

/** The meaning of a number by the format of its cell; `digits` is how many are shown, with zeros in front. */
export type NumberKind = 'number' | 'date' | 'time' | 'dateTime' | 'elapsed' | { digits: number };

/** The kinds of numbers by the style of a cell (its `s`). */
export async function readStyles(
  archive: Archive,
  part: string | undefined,
): Promise<NumberKind[]> {
  if (!part) return [];
  const codes = new Map<string, string>();
  const kinds: NumberKind[] = [];
  let isCells = false;
  await parseXml(archive.text(part), {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(attributes.numFmtId ?? '', attributes.formatCode ?? '');
      if (name === 'cellXfs') isCells = true;
      if (name !== 'xf' || !isCells) return;
      const id = attributes.numFmtId ?? '0';
      kinds.push(kindOfFormat(Number(id), codes.get(id)));
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return kinds;
}

/** The kind of a number with the format of this number, whose code the file gives unless Excel has it built in. */
export function kindOfFormat(id: number, code?: string): NumberKind {
  return kindOf(code ?? builtIn(id));
}

/** The kind of a number with a format code of Excel (ECMA-376 part 1, 18.8.31). */
function kindOf(code: string): NumberKind {
  const [positive = ''] = code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';');
  if (/\[(h+|m+|s+)\]/i.test(positive)) return 'elapsed';
  const marks = positive.replace(/\[[^\]]*\]/g, '').toLowerCase();
  if (/^0{2,}$/.test(marks)) return { digits: marks.length };
  if (marks === 'general' || /[#0?]/.test(marks.replace(/s\.0+/, 's'))) return 'number';
  const hasTime = /[hs]/.test(marks);
  const hasDate = /[yd]/.test(marks) || (!hasTime && marks.includes('m'));
  if (hasDate) return hasTime ? 'dateTime' : 'date';
  return hasTime ? 'time' : 'number';
}

/** The formats that files refer to by number only (18.8.30), as far as they are dates and times. */
function builtIn(id: number): string {
  if (id === 22) return 'd/m/yy h:mm';
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || (id >= 50 && id <= 58)) return 'd/m/yy';
  if (id === 36) return 'd/m/yy';
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id === 45 || id === 47) return 'h:mm';
  return id === 46 ? '[h]:mm' : 'General';
}
