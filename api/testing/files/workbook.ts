import { crc32, deflateRawSync } from 'node:zlib';

/** The parts of an archive by name. */
type Parts = Record<string, string | Buffer>;

interface Sheet {
  name?: string;
  state?: 'hidden' | 'veryHidden';
  /** The XML of its rows: `<row r="1">…`. */
  rows: string;
  /** XML below the rows: merged cells. */
  below?: string;
}

interface Workbook {
  sheets: Sheet[];
  /** The XML of its texts: `<si><t>…`. */
  strings?: string;
  /** Codes of number formats; a cell's style N has the Nth, style 0 is General. */
  formats?: string[];
  isFrom1904?: boolean;
}

/** An Excel workbook made by hand, with what libraries do not write. */
export function workbookOf({ sheets, strings, formats = [], isFrom1904 }: Workbook): Buffer {
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"/>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr date1904="${isFrom1904 ? 1 : 0}"/><sheets>${sheets
      .map(
        ({ name = 'Hoja1', state = 'visible' }, i) =>
          `<sheet name="${name}" sheetId="${i + 1}" state="${state}" r:id="rId${i + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, i) => ['worksheet', `worksheets/sheet${i + 1}.xml`] as const),
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', '/xl/styles.xml'],
    ]),
    ...Object.fromEntries(
      sheets.map(({ rows, below = '' }, i) => [
        `xl/worksheets/sheet${i + 1}.xml`,
        `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${below}</worksheet>`,
      ]),
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings ?? ''}</sst>`,
    'xl/styles.xml': stylesOf(formats),
  });
}

/** A row of cells with these inline texts. */
export function textRow(number: number, ...texts: string[]): string {
  const cells = texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`);
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** A zip archive; of a part in `declared` it says another size than it has. */
export function zipOf(parts: Parts, declared: Record<string, number> = {}): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(declared[name] ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), fields, place, Buffer.from(name));
    files.push(file);
    offset += file.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, list, Buffer.from('PK\x05\x06'), end]);
}

const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const PACKAGE = `${OFFICE}/package/2006`;
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`;

function relations(targets: (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], i) =>
      `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

function stylesOf(formats: string[]): string {
  const codes = formats.map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code}"/>`);
  const styles = formats.map((_, i) => `<xf numFmtId="${164 + i}"/>`);
  return `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`;
}
