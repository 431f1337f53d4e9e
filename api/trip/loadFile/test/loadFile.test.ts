import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildAccessorial } from '../../accessorials/test/factory.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCartaPorte } from '../../cartaPorte/test/factory.ts';
import { crossBorder } from '../../cartaPorte/test/samples.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildCrossing } from '../../crossings/test/factory.ts';
import { EvidenceFile } from '../../evidence/index.ts';
import {
  buildEvidence,
  deliveredLoad,
  photo,
  photoForm,
  repartoLoad,
} from '../../evidence/test/factory.ts';
import { buildLeg } from '../../legs/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { accessToken, as } from '../../../testing/client.ts';
import { testServer } from '../../../testing/server.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

const run = promisify(execFile);

describe('GET /shipments/:id/archive', function () {
  this.timeout(60_000);
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'anden-load-file-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  it('has a cover, every file and what happened, and is verified by sha256sum', async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id, reference } = await deliveredLoad({ companyId, carrierId });
    const user = await buildUser({ companyId });
    const path = `/api/shipments/${id}/evidence/signed_pod/files`;
    for (const [number, name] of ['acuse ñandú.jpg', 'acuse ñandú.jpg'].entries())
      await as(user).post(path, photoForm(photo(number), name));
    await buildAccessorial(id);
    const response = await unpack(id, user);
    expect(response.headers.get('content-disposition')).to.include(`expediente-${reference}.tar`);
    const { stdout } = await run('sha256sum', ['-c', 'SHA256SUMS'], { cwd: directory });
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.replace(/^.*: /, '')),
    ).to.deep.equal([...Array.from({ length: 8 }, () => 'OK')]);
    expect(await readdir(join(directory, 'evidencias/signed_pod'))).to.have.length(2);
    expect((await readFile(join(directory, 'portada.pdf'))).subarray(0, 5).toString()).to.equal(
      '%PDF-',
    );
    const events = JSON.parse(await readFile(join(directory, 'bitacora.json'), 'utf8')) as {
      load: { reference: string };
      evidence: object[];
      decisions: object[];
    };
    expect(events.load.reference).to.equal(reference);
    expect([events.evidence.length, events.decisions.length]).to.deep.equal([1, 1]);
    await writeFile(join(directory, 'bitacora.json'), '{}');
    const changed = run('sha256sum', ['-c', 'SHA256SUMS'], { cwd: directory });
    expect(await changed.catch(() => 'refused')).to.equal('refused');
  });

  it('has the files of each stop in a folder of its own', async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id } = await repartoLoad({ companyId, carrierId });
    for (const stopNumber of [3, null]) await buildEvidence(id, { stopNumber });
    await buildEvidence(id, { type: 'invoice' });
    await unpack(id, await buildUser({ companyId }));
    const folders = await readdir(join(directory, 'evidencias/signed_pod'));
    expect(folders.sort()).to.deep.equal(['parada-3', 'parada-4']);
    expect(await readdir(join(directory, 'evidencias/invoice'))).to.have.length(1);
  });

  it('has who drove each leg, the crossing and the data of the Carta Porte, for the broker alone', async () => {
    const { id: companyId } = await buildCompany();
    const { id: customerId } = await buildCustomer({ id: companyId });
    const { id: carrierId } = await buildCarrier({ companyId });
    const parties = { companyId, customerId, carrierId };
    const { id, reference } = await buildShipment({ ...parties, status: 'assigned' });
    await buildLeg({
      shipmentId: id,
      kind: 'mexican',
      operatorName: 'Rosa Cantú',
      seal: 'H123456',
    });
    await buildCrossing({ shipmentId: id, paps: 'ABCD123456' });
    await buildCartaPorte(id, crossBorder());
    await unpack(id, await buildUser({ companyId }));
    const readJson = async (name: string) =>
      JSON.parse(await readFile(join(directory, name), 'utf8')) as unknown;
    const legs = (await readJson('tramos.json')) as Schemas['Leg'][];
    expect(legs.map(({ kind }) => kind)).to.deep.equal(['mexican', 'transfer', 'us']);
    expect(legs[0]).to.include({ operatorName: 'Rosa Cantú', seal: 'H123456' });
    expect(await readJson('cruce.json')).to.include({ paps: 'ABCD123456' });
    const { CartaPorte } = (await readJson(`carta-porte/carta-porte-${reference}.json`)) as {
      CartaPorte: { Version: string };
    };
    expect(CartaPorte.Version).to.equal('3.1');
    const xml = await readFile(join(directory, `carta-porte/carta-porte-${reference}.xml`), 'utf8');
    expect(xml).to.include('TranspInternac="Sí"');
    for (const who of [
      await buildUser({ type: 'carrier', carrierId }),
      await buildUser({ type: 'shipper', companyId: customerId }),
    ])
      expect((await as(who).get(`/api/shipments/${id}/archive`)).status).to.equal(403);
  });

  /** Downloads the archive of a load and unpacks it. */
  async function unpack(id: string, { email }: { email: string }) {
    const response = await fetch(`${(await testServer()).url}/api/shipments/${id}/archive`, {
      headers: { authorization: `Bearer ${await accessToken(email)}` },
    });
    expect(response.status, response.ok ? '' : await response.text()).to.equal(200);
    await writeFile(join(directory, 'file.tar'), Buffer.from(await response.arrayBuffer()));
    await run('tar', ['-xf', 'file.tar'], { cwd: directory });
    return response;
  }

  it('is refused with the name of a file that is missing in the storage, and nothing of it is sent', async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id } = await deliveredLoad({ companyId, carrierId });
    const user = await buildUser({ companyId });
    const path = `/api/shipments/${id}`;
    await as(user).post(`${path}/evidence/signed_pod/files`, photoForm(photo(9), 'acuse.jpg'));
    const { fileKey } = (await EvidenceFile.query().findOne({ companyId }))!;
    await (await testStorage()).remove(fileKey);
    const { status, body } = await as(user).get<Schemas['Problem']>(`${path}/archive`);
    expect([status, body.code]).to.deep.equal([500, 'FILE_LOST']);
    expect(body.title).to.include('evidencias/signed_pod/001-1-acuse.jpg');
  });
});
