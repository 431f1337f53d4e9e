import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { LIMITS as CONTRACT } from './limits.ts';
import { RecordGuard } from './RecordGuard.ts';

const NONE = { rows: Infinity, records: Infinity, columns: Infinity, recordLength: Infinity };
const LIMITS = { ...CONTRACT, ...NONE };

describe('RecordGuard', () => {
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

  it('passes all records but blank ones, and reports an unclosed quote like csv-parse', () => {
    fc.assert(
      fc.property(texts, sizes, (text, size) => {
        const { passed, problem } = guarded(text, size);
        const records = recordsOf(text);
        expect(problem === undefined).to.equal(records !== undefined);
        if (records) expect(filled(recordsOf(passed)!)).to.deep.equal(filled(records));
      }),
      { numRuns: 5000 },
    );
  });

  it('counts the same records and columns as csv-parse, however the text is split into pieces', () => {
    fc.assert(
      fc.property(texts, sizes, (text, size) => {
        const records = recordsOf(text);
        fc.pre(records !== undefined && records.length > 0);
        const columns = Math.max(...records!.map((cells) => cells.length));
        const exact = { ...LIMITS, records: records!.length, columns };
        expect(guarded(text, size, exact).problem).to.equal(undefined);
        for (const less of [{ records: exact.records - 1 }, { columns: columns - 1 }])
          expect(guarded(text, size, { ...exact, ...less }).problem).not.to.equal(undefined);
      }),
      { numRuns: 5000 },
    );
  });

  it('numbers the records that it passes on as if none were left out', () => {
    fc.assert(
      fc.property(texts, sizes, (text, size) => {
        const records = recordsOf(text);
        fc.pre(records !== undefined);
        const isFilled = (cells: string[]) => cells.some((cell) => cell.trim() !== '');
        const numbers = records!.flatMap((cells, i) => (isFilled(cells) ? [i + 1] : []));
        const guard = new RecordGuard(',', LIMITS);
        let passed = '';
        for (let at = 0; at < text.length; at += size)
          passed += guard.pass(text.slice(at, at + size), false);
        passed += guard.pass('', true);
        const taken = recordsOf(passed)!.flatMap((cells) => {
          const number = guard.takeNumber();
          return isFilled(cells) ? [number] : [];
        });
        expect(taken).to.deep.equal(numbers);
      }),
      { numRuns: 5000 },
    );
  });

  it('leaves out what made a file of commas and newlines slow to parse', () => {
    for (const blank of ['\n', '\r\n', ',,\n', ' , \r'])
      expect(guarded(`${blank}a,b\r\n${blank}${blank}c\n`, 3).passed).to.equal('a,b\r\nc\n');
  });

  it('accepts a record at each limit, and stops before one that exceeds it', () => {
    const limits = { ...LIMITS, rows: 9, records: 3, columns: 4, recordLength: 12 };
    for (const size of [1, 2, 100]) {
      for (const fine of ['a\nb\nc', 'a\r\nb\r\nc\r\n', 'a,b,c,d', '"345678901"\n'])
        expect(guarded(fine, size, limits)).to.deep.equal({ passed: fine, problem: undefined });
      for (const [bad, passed, says] of [
        ['a\n\n\nd', 'a\n', 'more than 3 rows'],
        ['a\nb,,,,', 'a\n', 'Row 2 has more than 4 columns'],
        ['a\n1234567890123', 'a\n', 'Row 2 is longer than 12'],
        ['a\n"345678901234', 'a\n', 'Row 2 is longer than 12'],
        ['a\n"b', 'a\n', 'near row 2'],
      ] as const) {
        const found = guarded(bad, size, limits);
        expect(found.passed).to.equal(passed);
        expect(found.problem?.message).to.include(says);
      }
    }
  });
});

function guarded(text: string, size: number, limits = LIMITS) {
  const guard = new RecordGuard(',', limits);
  let passed = '';
  for (let at = 0; at < text.length; at += size)
    passed += guard.pass(text.slice(at, at + size), false);
  passed += guard.pass('', true);
  return { passed, problem: guard.problem };
}

function filled(records: string[][]): string[][] {
  return records.filter((cells) => cells.some((cell) => cell.trim() !== ''));
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
