import { expect } from 'chai';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { textRow, workbookOf, zipOf } from '../../../../testing/files/workbook.ts';
import type { Limits } from '../limits.ts';
import { LIMITS } from '../limits.ts';
import { recordsIn } from '../records.ts';
import { survey } from '../survey.ts';

describe('Reading an Excel workbook', () => {
  let dir: string;

  before(async () => {
    dir = await mkdtemp(join(tmpdir(), 'anden-xlsx-'));
  });
  after(() => rm(dir, { recursive: true }));

  async function fileOf(content: Buffer): Promise<string> {
    const path = join(dir, randomUUID());
    await writeFile(path, content);
    return path;
  }

  /** The rows of a workbook as the import gets them: the number of each, then its cells. */
  async function rowsOf(content: Buffer, headings: string[] = []) {
    const path = await fileOf(content);
    const { format } = await survey(path, LIMITS, { headings });
    const rows: unknown[] = [];
    for await (const { row, cells } of recordsIn(path, format, LIMITS)) rows.push([row, ...cells]);
    return rows;
  }

  const problemOf = async (content: Buffer, limits: Limits = LIMITS): Promise<string> => {
    const path = await fileOf(content);
    const found = await survey(path, limits, { headings: [] }).catch(
      (error: { words: { en: string } }) => error,
    );
    return 'words' in found ? found.words.en : (found.problem?.en ?? '');
  };

  it('gives dates, times and numbers as a person would have typed them', async () => {
    const cell = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`;
    const formats = ['d/m/yyyy', 'h:mm AM/PM', 'dd-mmm-yy hh:mm', '[h]:mm', '00000', '0.00%'];
    const rows = [
      `<row r="1">${cell(1, '46356')}${cell(2, '0.3541666666666667')}${cell(3, '46356.5')}</row>`,
      `<row r="2">${cell(4, '1.25')}${cell(5, '6000')}${cell(0, '0.30000000000000004')}</row>`,
      `<row r="3">${cell(0, '5281812345678')}${cell(0, '1E-3')}${cell(0, '-1250.5')}</row>`,
      `<row r="4">${cell(3, '46356')}${cell(2, '46356.75')}${cell(6, '0.05')}</row>`,
      `<row r="5">${cell(1, '59')}${cell(1, '61')}${cell(2, '0.999999')}</row>`,
    ].join('');
    expect(await rowsOf(workbookOf({ sheets: [{ rows }], formats }))).to.deep.equal([
      [1, '2026-11-30', '08:30', '2026-11-30 12:00'],
      [2, '30:00', '06000', '0.3'],
      [3, '5281812345678', '0.001', '-1250.5'],
      [4, '2026-11-30', '18:00', '0.05'],
      [5, '1900-02-28', '1900-03-01', '00:00'],
    ]);
    const mac = { sheets: [{ rows: `<row>${cell(1, '44894')}</row>` }], formats, isFrom1904: true };
    expect(await rowsOf(workbookOf(mac))).to.deep.equal([[1, '2026-11-30']]);
  });

  it('gives texts, truth values, formulas by their value, and the errors of Excel', async () => {
    const strings =
      '<si><t xml:space="preserve"> Uno </t></si><si><r><t>Dos</t></r><r><t> y medio</t></r><rPh><t>x</t></rPh></si><si><t>a_x000D_b</t></si>';
    const rows = [
      '<row r="1"><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="s"><v>9</v></c></row>',
      '<row r="2"><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="inlineStr"><is><r><t>En </t></r><r><t>línea</t></r></is></c></row>',
      '<row r="3"><c><f>1+1</f><v>2</v></c><c t="str"><f>"a"</f><v>a</v></c><c t="e"><v>#N/A</v></c><c><f>1+1</f></c></row>',
    ].join('');
    expect(await rowsOf(workbookOf({ sheets: [{ rows }], strings }))).to.deep.equal([
      [1, ' Uno ', 'Dos y medio', 'a\rb'],
      [2, 'TRUE', 'FALSE', 'En línea'],
      [3, '2', 'a', '#N/A', '#CALC!'],
    ]);
  });

  it('keeps the numbers of rows and the places of cells, and reads hidden rows and columns', async () => {
    const rows = `${textRow(3, 'Nombre', 'Ciudad')}<row r="7" hidden="1"><c r="B7" t="inlineStr"><is><t>Puebla</t></is></c></row><row r="9"><c r="A9" s="1"/></row>${textRow(12, 'x')}`;
    expect(await rowsOf(workbookOf({ sheets: [{ rows }] }))).to.deep.equal([
      [3, 'Nombre', 'Ciudad'],
      [7, '', 'Puebla'],
      [12, 'x'],
    ]);
  });

  it('gives every row of merged cells their value, and none to the cells beside', async () => {
    const rows = [
      textRow(1, 'Grupo', '', 'C'),
      textRow(2, 'Norte', 'a', 'Ancha', ''),
      textRow(3, '', 'b', 'c', ''),
      textRow(5, '', 'd'),
      textRow(6, '', 'e'),
    ].join('');
    const below =
      '<mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="A2:A5"/><mergeCell ref="C2:D2"/></mergeCells>';
    expect(await rowsOf(workbookOf({ sheets: [{ rows, below }] }))).to.deep.equal([
      [1, 'Grupo', '', 'C'],
      [2, 'Norte', 'a', 'Ancha'],
      [3, 'Norte', 'b', 'c'],
      [5, 'Norte', 'd'],
      [6, '', 'e'],
    ]);
  });

  it('reads the visible sheet with the most headings of the template, the first of several', async () => {
    const sheets = [
      { name: 'Notas', rows: textRow(1, 'Hola') },
      { name: 'Vieja', state: 'hidden' as const, rows: textRow(1, 'Nombre', 'Ciudad', 'Estado') },
      { name: 'Buena', rows: textRow(1, 'NOMBRE *', 'ciudad') },
      { name: 'Copia', rows: textRow(1, 'Nombre', 'Ciudad') },
    ];
    const headings = ['Nombre', 'Ciudad', 'Estado'];
    expect(await rowsOf(workbookOf({ sheets }), headings)).to.deep.equal([
      [1, 'NOMBRE *', 'ciudad'],
    ]);
    expect(await problemOf(workbookOf({ sheets: [sheets[1]!] }))).to.include('no visible sheet');
  });

  it('refuses at the first row that exceeds a limit', async () => {
    const row = (n: number) => textRow(n, 'a');
    const many = workbookOf({ sheets: [{ rows: [1, 2, 3, 4].map(row).join('') }] });
    expect(await problemOf(many, { ...LIMITS, records: 3 })).to.include('more than 3 rows');
    const wide = workbookOf({
      sheets: [{ rows: `${row(1)}<row r="2"><c r="XFD2"><v>1</v></c></row>` }],
    });
    expect(await problemOf(wide)).to.include('Row 2 has more than 500 columns');
    const long = workbookOf({ sheets: [{ rows: row(1) + textRow(2, 'x'.repeat(100_001)) }] });
    expect(await problemOf(long)).to.include('Row 2 is longer than 100,000');
    const blank = workbookOf({
      sheets: [{ rows: `${row(1)}<row r="2"><c r="XFD2" s="1"/></row>` }],
    });
    expect(await problemOf(blank)).to.equal('');
  });

  it('reads rows of many empty cells, which are compressed more than 100 times', async () => {
    const empty = Array.from({ length: 300 }, () => '');
    const rows = Array.from({ length: 200 }, (_, i) => textRow(i + 1, 'Norte', ...empty));
    const workbook = workbookOf({ sheets: [{ rows: rows.join('') }] });
    expect(rows.join('').length).to.be.above(workbook.length * LIMITS.compression);
    expect(await rowsOf(workbook)).to.have.length(200);
  });

  it('refuses archives that unpack to too much, and those that declare too little', async () => {
    const sheet = 'xl/worksheets/sheet1.xml';
    const spaces = ' '.repeat(20_000_000);
    expect(await problemOf(zipOf({ [sheet]: spaces }))).to.include('100 times larger');
    const limits = { ...LIMITS, compression: 10_000, unpackedBytes: 2_000_000 };
    expect(await problemOf(zipOf({ [sheet]: spaces }), limits)).to.include('larger than');
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`${i}.png`, '']));
    expect(await problemOf(zipOf(many))).to.include('more than 2,000 parts');
    const root = { '_rels/.rels': `<Relationships>${spaces}</Relationships>` };
    expect(await problemOf(zipOf(root, { '_rels/.rels': 20 }))).to.include('damaged');
  });

  it('refuses what is no workbook, with the remedy', async () => {
    expect(await problemOf(zipOf({ mimetype: 'application/vnd.oasis' }))).to.include('damaged');
    expect(await problemOf(Buffer.from('PK\x03\x04'))).to.include('damaged');
    const cut = workbookOf({ sheets: [{ rows: textRow(1, 'a') }] });
    expect(await problemOf(cut.subarray(0, -40))).to.include('damaged');
    expect(await problemOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).to.include('damaged');
    expect(await problemOf(Buffer.from([1, 0, 2]))).to.include('not a spreadsheet');
  });

  it('refuses XML that Excel does not write: document types, endless texts and nestings', async () => {
    for (const rows of ['<a>'.repeat(101), `<!--${'<'.repeat(1_200_000)}-->`, '<row'])
      expect(
        await problemOf(workbookOf({ sheets: [{ rows: textRow(1, 'a') + rows }] }), NO_RATIO),
      ).to.include('damaged');
    const root = { '_rels/.rels': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' };
    expect(await problemOf(zipOf(root))).to.include('damaged');
  });
});

const NO_RATIO = { ...LIMITS, compression: Infinity };
