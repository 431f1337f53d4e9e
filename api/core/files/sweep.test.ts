import { access, mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { createJobs } from '../../process/jobs.ts';
import { buildCarrier } from '../../network/carriers/test/factory.ts';
import { uploadedDocument } from '../../compliance/documents/test/factory.ts';
import { DocumentVersion } from '../../compliance/documents/DocumentVersion.ts';
import { buildImport } from '../../platform/imports/test/factory.ts';
import { testStorage } from '../../testing/base/dataDir.ts';
import { testServer } from '../../testing/server.ts';
import type { Storage } from './storage.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('The sweep of stored files', function () {
  this.timeout(30_000);
  let dataDir: string;
  let storage: Storage;

  before(async () => {
    ({ dataDir } = (await testServer()).env);
    storage = await testStorage();
  });

  const sweep = async (hoursFromNow: number) => {
    const { db, env } = await testServer();
    const job = createJobs(env, storage).find(({ name }) => name === 'sweep-files')!;
    const now = new Date(Date.now() + hoursFromNow * HOUR_MS);
    await db.transaction((trx) => job.run({ trx, data: {}, now }));
  };
  const isStored = (key: string) =>
    storage.localCopy(key).then(
      () => true,
      () => false,
    );
  const isThere = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );

  it('removes a file without a record when it is an hour old, and no file that a record refers to', async () => {
    const { id: documentId } = await uploadedDocument((await buildCarrier()).id);
    const { fileKey } = (await DocumentVersion.query().findOne({ documentId }))!;
    const { fileKey: loaded } = await buildImport();
    await storage.write('left-behind', Buffer.from('x'));
    const there = () => Promise.all([fileKey, loaded, 'left-behind'].map((key) => isStored(key)));
    await sweep(0.9);
    expect(await there()).to.deep.equal([true, true, true]);
    await sweep(1.1);
    expect(await there()).to.deep.equal([true, true, false]);
  });

  it('removes the partly received files of a killed process', async () => {
    const [old, young] = ['request-old', 'request-young'].map((name) =>
      join(dataDir, 'files', name),
    ) as [string, string];
    for (const directory of [old, young]) {
      await mkdir(directory, { recursive: true });
      await writeFile(join(directory, 'part'), 'half of a fi');
    }
    const before = new Date(Date.now() - 2 * HOUR_MS);
    await utimes(old, before, before);
    await sweep(0);
    expect([await isThere(old), await isThere(young)]).to.deep.equal([false, true]);
    await sweep(1.1);
    expect(await isThere(young)).to.equal(false);
  });

  it('checks every table that refers to stored files', async () => {
    const { db } = await testServer();
    const tables: string[] = await db('information_schema.columns')
      .where({ columnName: 'file_key', tableSchema: 'public' })
      .orderBy('tableName')
      .pluck('table_name');
    const swept = [
      'accessorial_files',
      'document_versions',
      'evidence_files',
      'imports',
      'received_mails',
    ];
    expect(tables).to.deep.equal(swept);
  });
});
