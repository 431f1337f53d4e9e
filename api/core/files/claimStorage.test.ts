import { expect } from 'chai';
import type { Knex } from 'knex';
import { StartError } from '../../../db/process/startError.ts';
import { testDb } from '../../testing/base/db.ts';
import { temporaryDirectory } from '../../testing/base/run.ts';
import { isSomebodyWaiting } from '../../testing/base/waiting.ts';
import { claimStorage, neededMark, StorageSilent } from './claimStorage.ts';
import { LocalStorage } from './localStorage.ts';
import { openStorage } from './openStorage.ts';
import type { Storage } from './storage.ts';
import { sweepFiles } from './sweep.ts';
import { Incoming } from './incoming.ts';

const PRODUCTION = { mayBeForeign: false, isMoved: false };

describe('The mark of the database in its files', () => {
  let db: Knex;
  let directory: string;
  let storage: LocalStorage;

  before(async () => {
    db = await testDb();
  });
  beforeEach(async () => {
    directory = await temporaryDirectory('claimed');
    storage = new LocalStorage(directory);
    await db('secrets').where({ name: 'files' }).delete();
  });

  after(() => db('secrets').where({ name: 'files' }).delete());

  const problemOf = (options = PRODUCTION, files: Storage = storage) =>
    claimStorage(db, files, options).then(
      () => undefined,
      (error: unknown) => error as Error,
    );

  it('lets processes with the same files start', async () => {
    expect(await problemOf()).to.equal(undefined);
    expect(await problemOf()).to.equal(undefined);
  });

  it('lets a process start while another looks for the mark', async () => {
    let other: Promise<Error | undefined> | undefined;
    class Watched extends LocalStorage {
      override async read(key: string) {
        const found = await super.read(key).catch((error: unknown) => error as Error);
        other ??= problemOf();
        let hasEnded = false;
        void other.then(() => (hasEnded = true));
        while (!hasEnded && !(await isSomebodyWaiting(db)));
        if (found instanceof Error) throw found;
        return found;
      }
    }
    expect(await problemOf(PRODUCTION, new Watched(directory))).to.equal(undefined);
    expect(await other).to.equal(undefined);
  });

  it('stops a process on the same database with other files, unless these have been moved', async () => {
    await claimStorage(db, storage, PRODUCTION);
    const elsewhere = new LocalStorage(await temporaryDirectory('claimed'));
    const problem = await problemOf({ ...PRODUCTION, mayBeForeign: true }, elsewhere);
    expect(problem).to.be.instanceOf(StartError);
    expect(problem!.message).to.include('S3_').and.include('FILES_MOVED=1');
    expect(await problemOf({ ...PRODUCTION, isMoved: true }, elsewhere)).to.equal(undefined);
    expect(await problemOf(PRODUCTION, elsewhere)).to.equal(undefined);
  });

  it('stops a process with the files of another database, except in development', async () => {
    await storage.write('mark-of-the-database', Buffer.from('of another'));
    const problem = await problemOf();
    expect(problem).to.be.instanceOf(StartError);
    expect(problem!.message).to.include('another database');
    expect(await problemOf({ ...PRODUCTION, mayBeForeign: true })).to.equal(undefined);
    expect(await problemOf()).to.equal(undefined);
  });

  it('fails with the reason when the storage does not answer', async () => {
    const lost = { bucket: 'x', region: 'x', accessKey: 'x', secretKey: 'x', pathStyle: true };
    const s3 = { ...lost, endpoint: 'http://127.0.0.1:1' };
    const problem = await problemOf(PRODUCTION, await openStorage({ dataDir: directory, s3 }));
    expect(problem).to.be.instanceOf(StorageSilent);
    expect(problem!.message).to.include('ECONNREFUSED');
  });

  it('remains when files without a record are removed', async () => {
    await claimStorage(db, storage, PRODUCTION);
    await storage.write('without-a-record', Buffer.from('x'));
    const job = sweepFiles(storage, new Incoming(directory), [neededMark]);
    const now = new Date(Date.now() + 2 * 60 * 60 * 1000);
    await db.transaction((trx) => job.run({ trx, data: {}, now }));
    const left = [];
    for await (const { key } of storage.list()) left.push(key);
    expect(left).to.deep.equal(['mark-of-the-database']);
  });
});
