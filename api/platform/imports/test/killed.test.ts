import { expect } from 'chai';
import { once as happened } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import type { Knex } from 'knex';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { runImport } from '../../../core/import/run.ts';
import { startProgram } from '../../../testing/fork.ts';
import { as } from '../../../testing/client.ts';
import { testDataDir, testStorage } from '../../../testing/base/dataDir.ts';
import { testDatabaseUrl } from '../../../testing/base/db.ts';
import { deleteMany } from '../../../testing/base/manyRows.ts';
import { testServer } from '../../../testing/server.ts';
import { buildUser } from '../../users/test/factory.ts';
import { rounds, trial } from '../../../testing/trials.ts';

const KILLS = rounds(20);
/** A file takes at most 100,000 rows, so that many kills need several files. */
const KILLS_PER_FILE = Math.min(KILLS, 5);
const ROWS = 12_800 * KILLS_PER_FILE;
/** Every tenth row has no name and is refused. */
const isWrong = (row: number) => row % 10 === 0;
/** The last but one has the first one's identifier: it is the same carrier. */
const REPEATED = ROWS - 1;
const nameOf = (row: number) => `Matado ${row === REPEATED ? 1 : row}`;

describe('The import of a file when its process is killed', function () {
  this.timeout(600_000);

  trial('has lost and doubled nothing at its end', { many: 20 }, async () => {
    for (let kills = 0; kills < KILLS; kills += KILLS_PER_FILE) await importWithKills(`M-${kills}`);
  });

  /** Imports a file of which two rows have this identifier, in a new network. */
  async function importWithKills(identifier: string): Promise<void> {
    const { db } = await testServer();
    const { id: companyId } = await buildCompany();
    const broker = as(await buildUser({ companyId }));
    const { body: template } = await broker.get<string>('/api/carriers/bulkTemplate');
    const [head] = parse(template, { bom: true }) as string[][];
    const lineOf = (row: number) => {
      const cells: Record<string, string> = {
        'Razón social *': isWrong(row) ? '' : nameOf(row),
        'Nombre comercial': 'Comercial',
        Identificador: row === 1 || row === REPEATED ? identifier : '',
      };
      return head!.map((heading) => cells[heading] ?? '').join(',');
    };
    const rows = Array.from({ length: ROWS }, (_, i) => lineOf(i + 1));
    const body = new FormData();
    body.append('file', new Blob([[head!.join(','), ...rows].join('\n')]), 'matada.csv');
    const { id } = (await broker.post<Schemas['Import']>('/api/carriers/bulkFile', body)).body;

    for (const pass of ['rowsRead', 'rowsWritten'] as const)
      for (let kill = 0; kill < KILLS_PER_FILE; kill += 1)
        await killInTheMiddle(db, id, pass, kill * 17);
    const between = (await broker.get<Schemas['Import']>(`/api/imports/${id}`)).body;
    expect(between.status).to.equal('running');
    expect(between.rowsRead).to.equal(ROWS);
    expect(between.rowsWritten).to.be.within(1, ROWS - 1);

    await runImport(id, await testStorage());
    const failed = ROWS / 10;
    const { body: done } = await broker.get<Schemas['Import']>(`/api/imports/${id}`);
    expect(done).to.include({ status: 'done', rowsRead: ROWS, rowsFailed: failed });
    expect(done).to.include({ rowsCreated: ROWS - failed - 1, rowsUnchanged: 1 });
    const names: string[] = await db('carriers').where({ companyId }).pluck('carrier_name');
    const wanted = Array.from({ length: ROWS }, (_, i) => i + 1).filter(
      (row) => !isWrong(row) && row !== REPEATED,
    );
    expect(names.length).to.equal(wanted.length);
    expect(new Set(names)).to.deep.equal(new Set(wanted.map((row) => `Matado ${row}`)));
    const known = await db('import_rows').where({ importId: id }).orderBy('row').pluck('row');
    expect(known).to.deep.equal(Array.from({ length: ROWS }, (_, i) => i + 2));
    const counts = await db('changes')
      .whereIn('entityId', db('carriers').where({ companyId }).select('id'))
      .count('* as count')
      .countDistinct('entity_id as records');
    expect(counts.map(({ count, records }) => [Number(count), Number(records)])).to.deep.equal([
      [wanted.length, wanted.length],
    ]);
    await db('imports').where({ id }).delete();
    await deleteMany('carriers', companyId);
  }
});

/** Starts a process that imports the file, and kills it `after` milliseconds after its first progress in a pass. */
async function killInTheMiddle(
  db: Knex,
  id: string,
  pass: 'rowsRead' | 'rowsWritten',
  after: number,
): Promise<void> {
  const read = async () => Number((await db('imports').where({ id }).first(pass))![pass]);
  const start = await read();
  const child = await startProgram('import', {
    DATABASE_URL: await testDatabaseUrl(),
    DATA_DIR: await testDataDir(),
    IMPORT_ID: id,
  });
  const ended = happened(child, 'exit');
  while ((await read()) === start && child.exitCode === null) await pause(5);
  await pause(after);
  child.kill('SIGKILL');
  await ended;
}
