import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { RecordScanner } from './RecordScanner.ts';
import { UnreadableFile } from './UnreadableFile.ts';

const LIMITS = { rows: Infinity, records: Infinity, columns: Infinity, recordLength: Infinity };

describe('Splitting CSV into records', () => {
  for (const [text, records] of [
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,\r\n',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['a\r\rb', [['a'], [''], ['b']]],
    ['"a,""b""","c\nd"\n', [['a,"b"', 'c\nd']]],
    ['""\n', [['']]],
    ['5" disk,"a"b,c "d"\n', [['5" disk', '"a"b', 'c "d"']]],
    ['', []],
    ['\n,\n', [[''], ['', '']]],
  ] as const) {
    it(`reads ${JSON.stringify(text)}, in whatever pieces it comes`, () => {
      for (const size of [1, 2, 3, 100]) expect(split(text, size)).to.deep.equal(records);
    });
  }

  it('reads any text as csv-parse does, in whatever pieces it comes', () => {
    const piece = fc.constantFrom('a', ' ', ',', '"', '""', ',"', '",', '\n', '\r\n', '"\n', 'ñ');
    const texts = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 10 }), (text, size) => {
        expect(outcome(() => split(text, size))).to.deep.equal(outcome(() => peer(text)));
      }),
      { numRuns: 5000 },
    );
  });

  it('takes a record at each limit, and refuses one beyond it', () => {
    const limits = { rows: 9, records: 3, columns: 4, recordLength: 12 };
    for (const fine of ['a\nb\nc', 'a,b,c,d', '"345678901"\n'])
      expect(() => split(fine, 1, limits)).not.to.throw();
    for (const [bad, says] of [
      ['a\n\n\nd', 'more than 3 lines'],
      ['a\nb,,,,', 'Line 2 has more than 4 columns'],
      ['a\n1234567890123', 'Line 2 is longer than 12'],
      ['a\n"345678901234', 'Line 2 is longer than 12'],
      ['a\n"b', 'near line 2'],
    ] as const)
      for (const size of [1, 100])
        expect(() => split(bad, size, limits), bad).to.throw(UnreadableFile, says);
  });
});

function split(text: string, size: number, limits = LIMITS): string[][] {
  const scanner = new RecordScanner(',', limits);
  const records: string[][] = [];
  for (let at = 0; at < text.length; at += size)
    records.push(...scanner.read(text.slice(at, at + size), false));
  return [...records, ...scanner.read('', true)];
}

function peer(text: string): string[][] {
  return parse(text, {
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
}

function outcome(read: () => string[][]) {
  try {
    return read();
  } catch {
    return 'refused';
  }
}
