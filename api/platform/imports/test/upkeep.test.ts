import { expect } from 'chai';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Incoming } from '../../../core/files/incoming.ts';
import { sweepFiles } from '../../../core/files/sweep.ts';
import { Import } from '../../../core/import/file/Import.ts';
import { importJob } from '../../../core/import/run.ts';
import { importUpkeep, neededImportFiles } from '../../../core/import/upkeep.ts';
import { neededDocumentFiles } from '../../../compliance/documents/neededFiles.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { as } from '../../../testing/client.ts';
import { testServer } from '../../../testing/server.ts';
import { buildUser } from '../../users/test/factory.ts';
import { buildImport, buildReadyImport } from './factory.ts';
import { tellOfImport } from '../notices.ts';

describe('The upkeep of imports', function () {
  this.timeout(30_000);

  const keep = (now: Date) =>
    Import.transaction((trx) => importUpkeep(tellOfImport).run({ trx, data: {}, now }));
  const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);
  const sweep = async (now: Date) => {
    const { dataDir } = (await testServer()).env;
    const job = sweepFiles(await testStorage(), new Incoming(dataDir), [
      neededImportFiles,
      neededDocumentFiles,
    ]);
    await Import.transaction((trx) => job.run({ trx, data: {}, now }));
  };
  const isKept = async (key: string) => {
    const storage = await testStorage();
    return storage.localCopy(key).then(
      () => true,
      () => false,
    );
  };

  it('marks imports without progress as failed, and no others', async () => {
    const { id } = await buildImport();
    await keep(inHours(1));
    expect((await Import.query().findById(id))!.status).to.equal('reading');
    await keep(inHours(25));
    const ended = (await Import.query().findById(id))!;
    expect(ended.status).to.equal('failed');
    expect(ended.finishedAt).not.to.equal(null);
  });

  it('marks an import as failed when every process that read it ended', async () => {
    const { id } = await buildImport();
    const job = importJob(await testStorage(), tellOfImport);
    await Import.transaction((trx) =>
      job.givenUp!({ trx, data: { importId: id }, now: new Date() }),
    );
    expect((await Import.query().findById(id))!.status).to.equal('failed');
  });

  it('tells the company once that an upload expired unconfirmed', async () => {
    const companyId = (await buildCompany()).id;
    const { id } = await buildReadyImport({ companyId, fileName: 'lista.csv' });
    const colleague = as(await buildUser({ companyId }));
    const bell = async () => {
      const { body } = await colleague.get<Schemas['Notification'][]>('/api/notifications');
      return body.filter(({ entityId }) => entityId === id).map(({ text }) => text);
    };
    await keep(inHours(23));
    expect(await bell()).to.deep.equal([]);
    await keep(inHours(25));
    await keep(inHours(26));
    expect((await Import.query().findById(id))!.status).to.equal('expired');
    const [text, ...others] = await bell();
    expect(text?.es).to.match(/subió lista\.csv: venció sin confirmarse y no se guardó nada$/);
    expect(others).to.deep.equal([]);
  });

  it('deletes old files; downloading one is 404 afterwards', async () => {
    const companyId = (await buildCompany()).id;
    const createdAt = inHours(-31 * 24).toISOString();
    const old = await buildImport({ companyId, createdAt });
    const young = await buildImport({ companyId });
    await sweep(inHours(2));
    expect([await isKept(old.fileKey), await isKept(young.fileKey)]).to.deep.equal([false, true]);
    const broker = as(await buildUser({ companyId }));
    expect((await broker.get(`/api/imports/${old.id}/file`)).status).to.equal(404);
    expect((await broker.get(`/api/imports/${young.id}/file`)).status).to.equal(200);
  });
});
