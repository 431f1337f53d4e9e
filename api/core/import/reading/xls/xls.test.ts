import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numbers, recordOf, xlsOf } from '../../../../testing/files/xls.ts';
import { type Limits, LIMITS } from '../limits.ts';
import { recordsIn } from '../records.ts';
import { survey } from '../survey.ts';
import { UnreadableFile } from '../UnreadableFile.ts';

/** A workbook of 1,259 bytes, written by SheetJS 0.18.5 as BIFF8, in base64. */
const SMALL = join(import.meta.dirname, 'small.xls.base64');
const HEAD = ['Nombre', 'Ciudad'];
/** The data of a cell in the first column with the text "C". */
const label = (row: number) =>
  Buffer.concat([numbers(2, row, 0, 0, 1), Buffer.of(0), Buffer.from('C')]);
const first = (...records: Buffer[]) => ({ first: records });

describe('Reading a workbook of Excel 97 to 2003', () => {
  let dir: string;

  before(async () => {
    dir = await mkdtemp(join(tmpdir(), 'anden-xls-'));
  });
  after(() => rm(dir, { recursive: true }));

  /** The rows of a workbook as the import gets them: the number of each, then its cells. */
  async function rowsOf(content: Buffer, headings: string[] = [], limits: Limits = LIMITS) {
    const path = join(dir, randomUUID());
    await writeFile(path, content);
    const { format, problem } = await survey(path, limits, { headings });
    if (problem) throw new UnreadableFile(problem);
    const rows: unknown[] = [];
    for await (const { row, cells } of recordsIn(path, format, limits)) rows.push([row, ...cells]);
    return rows;
  }

  async function problemOf(content: Buffer, limits?: Limits): Promise<string> {
    const found = await rowsOf(content, [], limits).catch((error: unknown) => error);
    expect(found).to.be.instanceOf(UnreadableFile);
    return (found as UnreadableFile).words.en;
  }

  it('gives texts, numbers, dates and truth values, and keeps the numbers of rows', async () => {
    const rows = [
      ['Clave', null, 'Kānji 漢字'],
      [],
      ['06000', 6000, 0.1 + 0.2, true, false],
      [null, new Date('2024-07-17'), -6, 12.5],
    ];
    expect(await rowsOf(xlsOf([{ name: 'Hoja1', rows }]))).to.deep.equal([
      [1, 'Clave', '', 'Kānji 漢字'],
      [3, '06000', '6000', '0.3', 'TRUE', 'FALSE'],
      [4, '', '2024-07-17', '-6', '12.5'],
    ]);
  });

  it('marks the rows that are hidden', async () => {
    const path = join(dir, randomUUID());
    const row = (index: number, flags: number) =>
      recordOf(0x208, numbers(2, index, 0, 2, 300, 0, 0, flags, 15));
    const rows = [HEAD, ['A', 'León'], ['B', 'Silao']];
    const more = [row(3, 0x120), row(4, 0x100), ...[3, 4].map((at) => recordOf(0x204, label(at)))];
    await writeFile(path, xlsOf([{ name: 'Hoja1', rows, more }]));
    const { format } = await survey(path, LIMITS, { headings: HEAD });
    const hidden: number[] = [];
    for await (const record of recordsIn(path, format, LIMITS))
      if (record.isHidden) hidden.push(record.row);
    expect(hidden).to.deep.equal([4]);
  });

  it('gives numbers in 4 bytes, several in one record, and the values of formulas', async () => {
    const at = (column: number) => numbers(2, 1, column, 0);
    const double = Buffer.alloc(8);
    double.writeDoubleLE(2.5);
    const text = numbers(2, 0, 0, 0, 0xffff);
    const formula = (column: number, value: Buffer) =>
      recordOf(0x06, Buffer.concat([at(column), value, Buffer.alloc(8)]));
    const more = [
      recordOf(0x27e, Buffer.concat([at(0), numbers(4, 1234 * 4 + 3)])),
      recordOf(
        0xbd,
        Buffer.concat([
          ...[numbers(2, 1, 1), numbers(2, 0), numbers(4, 7 * 4 + 2)],
          ...[numbers(2, 0), numbers(4, 0x3ff00000), numbers(2, 2)],
        ]),
      ),
      ...[formula(3, double), formula(4, text)],
      recordOf(0x207, Buffer.concat([numbers(2, 2), Buffer.of(0), Buffer.from('ab')])),
      formula(5, Buffer.concat([Buffer.of(2, 0, 0x2a, 0, 0, 0), numbers(2, 0xffff)])),
    ];
    expect(await rowsOf(xlsOf([{ name: 'Hoja1', rows: [HEAD], more }]))).to.deep.equal([
      [1, ...HEAD],
      [2, '12.34', '7', '1', '2.5', 'ab', '#N/A'],
    ]);
  });

  it('gives texts that are cut between two records of their table', async () => {
    const texts = Array.from({ length: 40 }, (_, i) => `${i % 2 ? 'Ángel' : 'Łódź'} número ${i}`);
    for (const breakAt of [24, 31, 40])
      expect(
        await rowsOf(xlsOf([{ name: 'Hoja1', rows: texts.map((text) => [text]) }], { breakAt })),
      ).to.deep.equal(texts.map((text, i) => [i + 1, text]));
  });

  it('reads the visible sheet with most of the headings, and merged cells in each of their rows', async () => {
    const rows = [HEAD, ['Norte', 'Monterrey'], [null, 'Saltillo']];
    const book = xlsOf([
      { name: 'Oculta', rows: [HEAD, ['No', 'No']], isHidden: true },
      { name: 'Portada', rows: [['Lista']] },
      { name: 'Datos', rows, merged: [[1, 2, 0, 0]] },
    ]);
    expect(await rowsOf(book, HEAD)).to.deep.equal([
      [1, ...HEAD],
      [2, 'Norte', 'Monterrey'],
      [3, 'Norte', 'Saltillo'],
    ]);
  });

  it('reads a file whose few records are in small sectors, as SheetJS wrote it (such a file was refused as damaged)', async () => {
    const small = Buffer.from(await readFile(SMALL, 'utf8'), 'base64');
    expect(await rowsOf(small)).to.deep.equal([
      [1, 'Nombre', 'Ciudad', 'Unidades'],
      [2, 'Norte', 'Monterrey', '3'],
      [3, 'Bajío', 'León', '2.5'],
    ]);
    for (let at = 30; at < small.length; at += 31) {
      const changed = Buffer.from(small);
      changed[at] = changed[at]! ^ 0xff;
      const found = await rowsOf(changed).catch((error: unknown) => error);
      if (!Array.isArray(found)) expect(found, `byte ${at}`).to.be.instanceOf(UnreadableFile);
    }
  }).timeout(20_000);

  it('refuses at the first row that exceeds a limit', async () => {
    const book = xlsOf([{ name: 'Hoja1', rows: [['a', 'bc'], ['d'], ['e']] }]);
    expect(await problemOf(book, { ...LIMITS, records: 2 })).to.include('more than 2 rows');
    expect(await problemOf(book, { ...LIMITS, columns: 1 })).to.include('Row 1 has more than 1');
    expect(await problemOf(book, { ...LIMITS, recordLength: 2 })).to.include('Row 1 is longer');
  });

  it('refuses workbooks with a password, older ones, and those without a visible sheet', async () => {
    const sheets = [{ name: 'Hoja1', rows: [HEAD] }];
    expect(await problemOf(xlsOf(sheets, first(recordOf(0x2f))))).to.include('password');
    const old = recordOf(0x809, numbers(2, 0x500, 5, 0, 0));
    expect(await problemOf(xlsOf(sheets, first(old)))).to.include('Excel 97');
    expect(await problemOf(xlsOf([{ ...sheets[0]!, isHidden: true }]))).to.include('visible');
  });

  it('refuses what is damaged, wherever it is cut or changed, and never goes in circles', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => [`Nombre ${i}`, i, new Date('2026-01-01')]);
    const book = xlsOf([{ name: 'Hoja1', rows }]);
    for (const size of [8, 100, 600, book.length - 600])
      expect(await problemOf(book.subarray(0, size))).to.include('damaged');
    const circle = Buffer.from(book);
    const table = circle.length - 512;
    circle.writeUInt32LE(0, table + 4 * 3);
    expect(await problemOf(circle)).to.include('damaged');
    for (let at = 30; at < book.length; at += 41) {
      const changed = Buffer.from(book);
      changed[at] = changed[at]! ^ 0xff;
      const found = await rowsOf(changed).catch((error: unknown) => error);
      if (!Array.isArray(found)) expect(found, `byte ${at}`).to.be.instanceOf(UnreadableFile);
    }
  }).timeout(20_000);
});
