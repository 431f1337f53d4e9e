import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from './limits.ts';
import { recordsIn } from './records.ts';
import { survey } from './survey.ts';

describe('Reading CSV as programs write it', () => {
  let dir: string;

  before(async () => {
    dir = await mkdtemp(join(tmpdir(), 'anden-csv-'));
  });
  after(() => rm(dir, { recursive: true }));

  /** The format of a file, and its rows: the number of each, then its cells. */
  async function read(content: string | Buffer) {
    const path = join(dir, randomUUID());
    await writeFile(path, content);
    const { format, problem } = await survey(path, LIMITS, { headings: [] });
    expect(problem).to.equal(undefined);
    const rows: unknown[] = [];
    for await (const { row, cells } of recordsIn(path, format, LIMITS)) rows.push([row, ...cells]);
    return { format, rows };
  }

  const ROWS = [
    [1, 'Razón social', 'Dirección; notas'],
    [2, 'Fletes Ñandú', 'Línea 1\nLínea 2'],
    [3, '"Norte"', 'a, b'],
  ];
  const textWith = (mark: string, end = '\r\n') =>
    [
      `Razón social${mark}"Dirección; notas"`,
      `Fletes Ñandú${mark}"Línea 1\nLínea 2"`,
      `"""Norte"""${mark}"a, b"`,
      '',
    ].join(end);

  for (const [name, mark] of [
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['vertical bars', '|'],
  ] as const) {
    it(`finds ${name} by the header, whatever is within quotes`, async () => {
      const { format, rows } = await read(textWith(mark));
      expect(format).to.deep.equal({ type: 'csv', encoding: 'utf-8', delimiter: mark });
      expect(rows).to.deep.equal(ROWS);
    });
  }

  it('reads UTF-8 with a byte order mark, Windows-1252 and both orders of UTF-16', async () => {
    const text = textWith(';');
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    for (const [encoding, bytes] of [
      ['utf-8', Buffer.from(`\uFEFF${text}`)],
      ['windows-1252', Buffer.from(text, 'latin1')],
      ['utf-16le', utf16],
      ['utf-16be', Buffer.from(utf16).swap16()],
    ] as const) {
      const { format, rows } = await read(bytes);
      expect(format).to.include({ encoding });
      expect(rows, encoding).to.deep.equal(ROWS);
    }
  });

  it('reads a file of a Mac, whose lines end with CR alone, in its code page and in UTF-8', async () => {
    const inMacRoman = { ó: 0x97, Ñ: 0x84, ú: 0x9c } as Record<string, number>;
    const text = 'Razón social;Giro\rFletes Ñandú;x\r\rOtro;y\r';
    const bytes = Buffer.from(
      [...text].map((letter) => inMacRoman[letter] ?? letter.charCodeAt(0)),
    );
    for (const [encoding, content] of [
      ['macintosh', bytes],
      ['utf-8', text],
    ] as const) {
      const { format, rows } = await read(content);
      expect(format).to.include({ encoding, delimiter: ';' });
      expect(rows).to.deep.equal([
        [1, 'Razón social', 'Giro'],
        [2, 'Fletes Ñandú', 'x'],
        [4, 'Otro', 'y'],
      ]);
    }
  });

  it('takes the delimiter from a first line for Excel, which has no row number', async () => {
    for (const mark of [';', ',', '|']) {
      const { format, rows } = await read(`\uFEFFsep=${mark}\r\na,b${mark}c\r\n\r\n1${mark}2\r\n`);
      expect(format).to.include({ delimiter: mark, hasDelimiterLine: true });
      const cells = mark === ',' ? ['a', 'b', 'c'] : ['a,b', 'c'];
      expect(rows).to.deep.equal([
        [1, ...cells],
        [3, '1', '2'],
      ]);
    }
  });

  it('leaves out the blank rows below, of spaces, delimiters and empty quotes', async () => {
    const { rows } = await read(`a;b\r\n1;2\r\n${';\r\n'.repeat(50)} ; \r\n"";""\r\n\r\n`);
    expect(rows).to.deep.equal([
      [1, 'a', 'b'],
      [2, '1', '2'],
    ]);
  });
});
