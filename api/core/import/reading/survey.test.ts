import { expect } from 'chai';
import fc from 'fast-check';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from './limits.ts';
import { survey } from './survey.ts';

describe('The survey of a CSV file without dates', function () {
  this.timeout(60_000);
  let dir: string;

  before(async () => {
    dir = await mkdtemp(join(tmpdir(), 'anden-survey-'));
  });
  after(() => rm(dir, { recursive: true }));

  const text = fc.constantFrom('a', ' ', '\t', '\u00a0', '\u3000', 'ñ', '\0', '€');
  const mark = fc.constantFrom('"', '""', '"""', ',', ';', ',"', '",', '" ', '"a');
  const line = fc.constantFrom('\n', '\r', '\r\n', '"\n', '\n\n');
  const body = fc
    .array(fc.oneof(text, mark, mark, line, line), { maxLength: 40 })
    .map((pieces) => pieces.join(''));
  const start = fc.constantFrom('', '', '\ufeff', 'sep=;\r\n', 'a,b\n', 'a;b\r\n', '\n');
  const limit = fc.constantFrom(2, 4, 9, 100);
  const files = fc.record({
    content: fc.tuple(start, body).map((parts) => parts.join('')),
    encoding: fc.constantFrom('utf-8', 'utf-8', 'latin1', 'utf16le'),
    limits: fc.record({ rows: limit, records: limit, columns: limit, recordLength: limit }),
  });

  it('finds the same header, rows and errors as when the cells of all rows are parsed', async () => {
    await fc.assert(
      fc.asyncProperty(files, async ({ content, encoding, limits }) => {
        const path = join(dir, 'file.csv');
        await writeFile(path, Buffer.from(content, encoding as BufferEncoding));
        const counted = await surveyed(path, limits, true);
        expect(counted).to.deep.equal(await surveyed(path, limits, false));
      }),
      { numRuns: 600 },
    );
  });

  /** Returns the survey's result, or the message of its error. Above the limit of rows it may count on. */
  async function surveyed(path: string, some: Partial<typeof LIMITS>, withoutDates: boolean) {
    const limits = { ...LIMITS, ...some };
    try {
      const { rows, problem, ...found } = await survey(path, limits, {
        headings: [],
        withoutDates,
      });
      if (rows > limits.rows) return { ...found, rows: 'too many' };
      return { ...found, rows, ...(problem && { problem }) };
    } catch (error) {
      return (error as Error).message;
    }
  }
});
