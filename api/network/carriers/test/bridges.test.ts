import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { buildBridge } from '../../../catalogs/bridges/test/factory.ts';
import { runImport } from '../../../core/import/run.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { as, type Client } from '../../../testing/client.ts';
import { buildCompany } from '../../companies/test/factory.ts';
import { buildCarrier } from './factory.ts';

type Carrier = Schemas['Carrier'];
type Problem = Schemas['Problem'];

describe('The bridges that a carrier crosses', () => {
  let admin: Client, companyId: string, first: string, second: string;
  const stamp = randomUUID().slice(0, 8);
  const [nameEs, nameEn] = [`Puente Uno ${stamp}`, `Bridge One ${stamp}`];

  before(async () => {
    companyId = (await buildCompany()).id;
    admin = as(await buildUser({ companyId }));
    first = (await buildBridge({ nameEs, nameEn })).id;
    second = (await buildBridge({ code: `DOS${stamp}`.toUpperCase() })).id;
  });

  const create = (body: object) => admin.post<Carrier>('/api/carriers', body);

  it('are saved, changed, and told in its history; without any it has an empty list', async () => {
    const { body } = await create({ carrierName: 'Cruza dos', bridgeList: [first, second] });
    expect(body.bridgeList).to.deep.equal([first, second]);
    const path = `/api/carriers/${body.id}`;
    const changed = await admin.patch<Carrier>(path, { bridgeList: [] });
    expect(changed.body.bridgeList).to.deep.equal([]);
    const history = await admin.get<Schemas['Change'][]>(`${path}/history`);
    expect(history.body[0]!.fields).to.deep.equal([
      { field: 'bridgeList', from: [first, second], to: [] },
    ]);
    expect((await create({ carrierName: 'Cruza todos' })).body.bridgeList).to.deep.equal([]);
  });

  it('are refused where one does not exist, at their field', async () => {
    const bridgeList = [first, randomUUID()];
    const refused = await admin.post<Problem>('/api/carriers', { carrierName: 'X', bridgeList });
    expect(refused.status).to.equal(422);
    expect(refused.body.errors).to.have.all.keys('bridgeList');
    const { id } = await buildCarrier({ companyId });
    expect((await admin.patch(`/api/carriers/${id}`, { bridgeList })).status).to.equal(422);
    const rows = [{ carrierName: 'Y', bridgeList }];
    const listed = await admin.post<object>('/api/carriers/bulkCarriers', rows);
    expect(JSON.stringify(listed.body)).to.include('bridgeList');
  });

  it('filter the list by one of them', async () => {
    const { id } = await buildCarrier({ companyId, bridgeList: [second] });
    await buildCarrier({ companyId, bridgeList: [first] });
    const { body } = await admin.get<Carrier[]>('/api/carriers', { query: { bridgeId: second } });
    expect(body.map((carrier) => carrier.id)).to.deep.equal([id]);
  });

  it('are exported by their names and read from a file by name, beginning or code', async () => {
    const carrierName = `Exporta ${stamp}`;
    await create({ carrierName, bridgeList: [first] });
    const { body: file } = await admin.get<string>('/api/carriers/export');
    expect(file.split('\n').find((line) => line.includes(carrierName))).to.include(nameEs);
    const { body: template } = await admin.get<string>('/api/carriers/bulkTemplate?languaje=ES');
    const [head] = parse(template, { bom: true }) as string[][];
    const cells: Record<string, string> = {
      'Razón social *': `Importa ${stamp}`,
      'Puentes que cruza': `${nameEn}; DOS${stamp}`,
    };
    const rows = [head!, head!.map((name) => cells[name] ?? '')];
    const form = new FormData();
    form.append('file', new Blob([rows.map(line).join('\n')]), 'carriers.csv');
    const { body: job } = await admin.post<Schemas['Import']>('/api/carriers/bulkFile', form);
    await runImport(job.id, await testStorage());
    const { body } = await admin.get<Carrier[]>('/api/carriers', {
      query: { q: `Importa ${stamp}` },
    });
    expect(body[0]!.bridgeList).to.have.members([first, second]);
  });
});

function line(cells: string[]): string {
  return cells.map((cell) => `"${cell}"`).join(',');
}
