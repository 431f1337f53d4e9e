import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { type FileRecord, isBlank } from './FileRecord.ts';
import { LIMITS as CONTRACT } from './limits.ts';
import { cellsOf } from './cellsOf.ts';
import { RecordSplitter } from './RecordSplitter.ts';

const NONE = { rows: Infinity, records: Infinity, columns: Infinity, recordLength: Infinity };
const LIMITS = { ...CONTRACT, ...NONE };

describe('Records and cells of CSV', () => {
  const piece = fc.constantFrom(
    'a',
    ' ',
    ',',
    '"',
    '""',
    ',"',
    '",',
    '\n',
    '\r',
    '\r\n',
    '"\n',
    'ñ',
  );
  const texts = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
  const sizes = fc.integer({ min: 1, max: 10 });

  it('are those of csv-parse but blank ones, with the numbers of their rows, and an unclosed quote is reported', () => {
    fc.assert(
      fc.property(texts, sizes, (text, size) => {
        const { records, problem } = split(text, size);
        const known = recordsOf(text);
        expect(problem === undefined).to.equal(known !== undefined);
        const numbered = known?.map((cells, i) => ({ row: i + 1, cells }));
        if (numbered) expect(filled(records)).to.deep.equal(filled(numbered));
      }),
      { numRuns: 5000 },
    );
  });

  it('are counted like those of csv-parse, however the text is cut into pieces', () => {
    fc.assert(
      fc.property(texts, sizes, (text, size) => {
        const records = recordsOf(text);
        fc.pre(records !== undefined && records.length > 0);
        const columns = Math.max(...records!.map((cells) => cells.length));
        const exact = { ...LIMITS, records: records!.length, columns };
        expect(split(text, size, exact).problem).to.equal(undefined);
        for (const less of [{ records: exact.records - 1 }, { columns: columns - 1 }])
          expect(split(text, size, { ...exact, ...less }).problem).not.to.equal(undefined);
      }),
      { numRuns: 5000 },
    );
  });

  it('leave out what made a file of commas and newlines slow to read', () => {
    for (const blank of ['\n', '\r\n', ',,\n', ' , \r'])
      expect(textsOf(`${blank}a,b\r\n${blank}${blank}c\n`, 3)).to.deep.equal(['a,b', 'c']);
  });

  it('are accepted at each limit, and end before the first that exceeds it', () => {
    const limits = { ...LIMITS, rows: 9, records: 3, columns: 4, recordLength: 12 };
    for (const size of [1, 2, 100]) {
      for (const fine of ['a\nb\nc', 'a\r\nb\r\nc\r\n', 'a,b,c,d', '"345678901"\n'])
        expect(split(fine, size, limits).problem).to.equal(undefined);
      for (const [bad, says] of [
        ['a\n\n\nd', 'more than 3 rows'],
        ['a\nb,,,,', 'Row 2 has more than 4 columns'],
        ['a\n1234567890123', 'Row 2 is longer than 12'],
        ['a\n"345678901234', 'Row 2 is longer than 12'],
        ['a\n"b', 'near row 2'],
      ] as const) {
        const found = split(bad, size, limits);
        expect(found.records).to.deep.equal([{ row: 1, cells: ['a'] }]);
        expect(found.problem?.message).to.include(says);
      }
    }
  });
});

/** The records of a text that comes in pieces of this size. */
function split(text: string, size: number, limits = LIMITS) {
  const splitter = new RecordSplitter(',', limits);
  const taken = [];
  for (let at = 0; at < text.length; at += size)
    taken.push(...splitter.take(text.slice(at, at + size)));
  taken.push(...splitter.takeLast());
  const records = taken.map(({ row, text: record }) => ({ row, cells: cellsOf(record, ',') }));
  return { records, problem: splitter.problem };
}

function textsOf(text: string, size: number): string[] {
  return split(text, size).records.map(({ cells }) => cells.join());
}

function filled(records: FileRecord[]): FileRecord[] {
  return records.filter((record) => !isBlank(record));
}

/** The records that csv-parse reads; undefined when a quote is not closed. */
function recordsOf(text: string): string[][] | undefined {
  try {
    return parse(text, {
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
  } catch {
    return undefined;
  }
}
