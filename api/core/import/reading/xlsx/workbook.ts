import { UnreadableFile } from '../UnreadableFile.ts';
import type { Archive } from './Archive.ts';
import { NO_SHEET } from './problems.ts';
import { parseXml } from './xml.ts';

/** The parts of a workbook that are read. */
export interface WorkbookParts {
  /** The visible sheets from left to right. */
  sheets: { name: string; part: string }[];
  /** The part with the texts of the cells. */
  strings?: string;
  /** The part with the formats of the cells. */
  styles?: string;
  /** Whether dates count from 1904, as Excel once did on a Mac. */
  isFrom1904: boolean;
}

/** Finds the parts of a workbook; throws an UnreadableFile when it has none, or no visible sheet. */
export async function readWorkbook(archive: Archive): Promise<WorkbookParts> {
  const root = await relationsOf(archive, '');
  const main = root.find(({ type }) => type === 'officeDocument')?.part ?? 'xl/workbook.xml';
  const relations = await relationsOf(archive, main);
  const partOf = (type: string) => {
    const part = relations.find((relation) => relation.type === type)?.part;
    return part && archive.has(part) ? part : undefined;
  };
  const sheets: WorkbookParts['sheets'] = [];
  let isFrom1904 = false;
  await parseXml(archive.text(main), {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet' || /hidden/i.test(attributes.state ?? '')) return;
      const id = Object.keys(attributes).find((key) => key.endsWith(':id'));
      const sheet = relations.find((relation) => id && relation.id === attributes[id]);
      if (sheet?.type === 'worksheet')
        sheets.push({ name: attributes.name ?? '', part: sheet.part });
    },
  });
  if (sheets.length === 0) throw new UnreadableFile(NO_SHEET);
  return { sheets, strings: partOf('sharedStrings'), styles: partOf('styles'), isFrom1904 };
}

interface Relation {
  id: string;
  /** The last step of its type: `worksheet`. */
  type: string;
  part: string;
}

/** Lists the parts to which a part refers; for '' those of the archive itself. */
async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const at = part.lastIndexOf('/') + 1;
  const folder = part.slice(0, at);
  const relations: Relation[] = [];
  await parseXml(archive.text(`${folder}_rels/${part.slice(at)}.rels`), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const { pathname } = new URL(Target, `file:///${folder}`);
      const type = Type.slice(Type.lastIndexOf('/') + 1);
      relations.push({ id: Id, type, part: decodeURIComponent(pathname.slice(1)) });
    },
  });
  return relations;
}
