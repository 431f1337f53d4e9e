import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf } from '../../../testing/base/children.ts';
import { Refusal } from '../../errors/errors.ts';
import type { FileRecord } from './FileRecord.ts';
import { LIMITS } from './limits.ts';
import { chunksOfFile, surveyFile } from './readFile.ts';

const CSV = { type: 'csv', encoding: 'utf-8', delimiter: ',' } as const;
const LIMIT = LIMITS.recordLength;

describe('Reading a file in a process apart', function () {
  this.timeout(120_000);
  let dir: string;

  before(async () => {
    dir = await mkdtemp(join(tmpdir(), 'anden-reading-'));
  });
  after(() => rm(dir, { recursive: true }));

  async function fileOf(content: string | Uint8Array): Promise<string> {
    const path = join(dir, randomUUID());
    await writeFile(path, content);
    return path;
  }

  async function readAll(path: string, from = 0, size = 100) {
    const chunks: FileRecord[][] = [];
    for await (const chunk of chunksOfFile({ path, format: CSV, from, size })) chunks.push(chunk);
    return chunks;
  }

  it('returns the format, the header and the number of rows without blank ones', async () => {
    const path = await fileOf('\uFEFFa;b\n\n1;2\n ; \n3;"4\n5"\n');
    expect(await surveyFile(path)).to.deep.equal({
      format: { type: 'csv', encoding: 'utf-8', delimiter: ';' },
      header: ['a', 'b'],
      rows: 2,
      dates: [],
    });
    const latin = await fileOf(Buffer.from('a,b\nñ,é\n', 'latin1'));
    expect((await surveyFile(latin)).format).to.include({ encoding: 'windows-1252' });
  });

  it('returns chunks of the requested size, from the requested record on', async () => {
    const path = await fileOf('n\n1\n\n2\n3\n4\n5\n');
    const cells = (chunks: FileRecord[][]) => chunks.map((some) => some.map((one) => one.cells[0]));
    expect(cells(await readAll(path, 0, 3))).to.deep.equal([
      ['n', '1', '2'],
      ['3', '4', '5'],
    ]);
    expect(cells(await readAll(path, 4, 3))).to.deep.equal([['4', '5']]);
    expect(await readAll(path, 6, 3)).to.deep.equal([]);
  });

  it('numbers the rows as Excel shows them: with blank lines, and line breaks within quotes', async () => {
    const path = await fileOf('\n a;b\r\n1;"2\n3\n4"\r\n;;\r"";""\n\n5;6');
    const { format } = await surveyFile(path);
    const rows: [number, string][] = [];
    for await (const chunk of chunksOfFile({ path, format, from: 0, size: 2 }))
      for (const { row, cells } of chunk) rows.push([row, cells[0]!]);
    expect(rows).to.deep.equal([
      [2, ' a'],
      [3, '1'],
      [7, '5'],
    ]);
  });

  it('returns smaller chunks of long records, so that memory is bounded', async () => {
    const record = 'x'.repeat(LIMIT - 10);
    const path = await fileOf(`n\n${`${record}\n`.repeat(50)}`);
    const chunks = await readAll(path, 1, 1000);
    expect(chunks.flat()).to.have.length(50);
    for (const chunk of chunks) expect(chunk.length).to.be.within(1, 11);
  });

  it('reads at most one chunk ahead', async () => {
    const path = await fileOf(`n\n${'x\n'.repeat(3000)}"never closed`);
    const chunks = chunksOfFile({ path, format: CSV, from: 1, size: 1000 });
    expect((await chunks.next()).value).to.have.length(1000);
    await chunks.return(undefined);
    const whole = await readAll(path).catch((error: unknown) => error);
    expect(whole).to.be.instanceOf(Refusal);
  });

  it('throws the code ENOENT when the file does not exist', async () => {
    const gone = await surveyFile(join(dir, 'none')).catch((error: unknown) => error);
    expect(gone).to.include({ code: 'ENOENT' });
  });

  it('answers 503 to a read whose process is killed, and reads the next file in another', async () => {
    const path = await fileOf(`n\n${'x\n'.repeat(100_000)}`);
    const chunks = chunksOfFile({ path, format: CSV, from: 1, size: 10 });
    const before = readers();
    await chunks.next();
    process.kill(
      readers().find((pid) => !before.includes(pid))!,
      'SIGKILL',
    );
    const last = await drain(chunks).catch((error: unknown) => error);
    expect(last).to.be.instanceOf(Refusal);
    expect((last as Refusal).status).to.equal(503);
    expect((await surveyFile(path)).rows).to.equal(100_000);
  });

  it('reads several files at the same time', async () => {
    const paths = await Promise.all([10, 20, 30].map((n) => fileOf(`n\n${'x\n'.repeat(n)}`)));
    const surveys = await Promise.all(paths.map((path) => surveyFile(path)));
    expect(surveys.map(({ rows }) => rows)).to.deep.equal([10, 20, 30]);
  });

  it('leaves no process behind, whether all of the file was read or not', async () => {
    const path = await fileOf(`n\n${'x\n'.repeat(100)}`);
    await readAll(path);
    const chunks = chunksOfFile({ path, format: CSV, from: 0, size: 1 });
    await chunks.next();
    await chunks.return(undefined);
    while (readers().length > 0) await pause(50);
  });
});

/** The processes that read imported files. */
function readers(): number[] {
  return childrenOf(process.pid, /import\/reading\/serve\.ts|serveImports\.js/);
}

async function drain(chunks: AsyncGenerator<FileRecord[]>): Promise<void> {
  let isOver: boolean | undefined = false;
  while (!isOver) isOver = (await chunks.next()).done;
}
