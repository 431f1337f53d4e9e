import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { BYTE_ORDER_MARK, csvText } from './csvText.ts';

describe('CSV text', () => {
  it('is read back with the same rows and texts, whatever line breaks, quotes and delimiters they hold', () => {
    fc.assert(
      fc.property(rowsOf(cell), delimiters, (rows, delimiter) => {
        const text = BYTE_ORDER_MARK + csvText(rows, delimiter);
        expectSame(parse(text, { bom: true, delimiter }), rows);
      }),
      { numRuns: 500 },
    );
  });

  it('is read back by LibreOffice, which splits at commas, semicolons and tabs at once', function () {
    this.timeout(120_000);
    if (!hasLibreOffice()) return this.skip();
    const rows = fc.sample(fc.tuple(plainCell, plainCell, plainCell), 200);
    const read = throughLibreOffice(csvText(rows));
    expectSame(read.map(withOneBreak), rows.map(withOneBreak));
  });

  it('keeps a line feed and a carriage return in their cell (they began a row with a formula)', () => {
    expect(csvText([['Primera línea\n=1+1', 'x\ry']])).to.equal('"Primera línea\n=1+1","x\ry"\r\n');
  });

  it('quotes the delimiters of other readers, which would begin a cell with a formula', () => {
    expect(csvText([['a;=1+1', 'b\t=1+1', 'c|=1+1']])).to.equal('"a;=1+1","b\t=1+1","c|=1+1"\r\n');
  });

  it('begins what looks like a formula with an apostrophe, and leaves negative numbers', () => {
    const cells = ['=1+1', '+52 81', '-2+3', '@SUM(A1)', '＝1', '\n=1', '-2.50', -3, null];
    expect(csvText([cells])).to.equal(`'=1+1,'+52 81,'-2+3,'@SUM(A1),'＝1,"'\n=1",-2.50,-3,\r\n`);
  });

  it('keeps a row of one empty cell', () => {
    expect(parse(csvText([['']]))).to.deep.equal([['']]);
  });
});

const SIGNS = ['\n', '\r', '\r\n', '"', '""', ',', ';', '\t', '|', '=1+1', '-2', '@', "'", ' '];
const cell = textOf(
  fc.oneof(fc.constantFrom(...SIGNS), fc.string({ unit: 'grapheme', maxLength: 4 })),
);
/** Texts that LibreOffice takes for neither numbers nor dates. */
const plainCell = fc
  .tuple(
    fc.constantFrom('Año', '=A', '-b', '@c', '+d'),
    textOf(fc.constantFrom(...SIGNS, 'ñ', '末')),
  )
  .map((parts) => `${parts.join('')}.`);
const delimiters = fc.constantFrom(',', ';', '\t', '|');

function textOf(piece: fc.Arbitrary<string>) {
  return fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
}

function rowsOf(one: fc.Arbitrary<string>) {
  const row = (width: number) => fc.array(one, { minLength: width, maxLength: width });
  return fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(row(width), { minLength: 1, maxLength: 6 }));
}

/** Expects the same rows and texts, apart from the apostrophe before what looks like a formula. */
function expectSame(read: string[][], written: string[][]) {
  const restored = read.map((row, i) =>
    row.map((text, j) => (text === `'${written[i]?.[j]}` ? text.slice(1) : text)),
  );
  expect(restored).to.deep.equal(written);
  for (const text of read.flat()) expect(text).not.to.match(/^[=+@＝＋－＠]|^-(?![\d.]+$)/);
}

/** LibreOffice reads `\r` and `\n\r` as one line feed. */
function withOneBreak(row: string[]): string[] {
  return row.map((text) => text.replace(/[\r\n]+/g, '\n'));
}

/** The rows after LibreOffice has read the file and saved it again. */
function throughLibreOffice(text: string): string[][] {
  const dir = mkdtempSync(join(tmpdir(), 'anden-csv-'));
  try {
    writeFileSync(join(dir, 'in.csv'), BYTE_ORDER_MARK + text);
    const profile = `-env:UserInstallation=file://${dir}/profile`;
    const input = ['--headless', '--norestore', '--infilter=CSV:44/59/9,34,76,1'];
    const output = ['--convert-to', 'csv:Text - txt - csv (StarCalc):44,34,76,1'];
    const paths = ['--outdir', join(dir, 'out'), join(dir, 'in.csv')];
    execFileSync('soffice', [profile, ...input, ...output, ...paths], { stdio: 'ignore' });
    return parse(readFileSync(join(dir, 'out', 'in.csv')), { bom: true });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function hasLibreOffice(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
