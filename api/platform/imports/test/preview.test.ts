import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { Carrier } from '../../../network/carriers/Carrier.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Equipment } from '../../../catalogs/equipments/Equipment.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { runImport } from '../../../core/import/run.ts';
import { Location } from '../../../network/locations/Location.ts';
import { buildShipment } from '../../../trip/shipments/test/factory.ts';
import { Shipment } from '../../../trip/shipments/Shipment.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { anonymous, as, type Client } from '../../../testing/client.ts';
import { testServer } from '../../../testing/server.ts';
import { buildUser } from '../../users/test/factory.ts';
import { tellOfImport } from '../notices.ts';

type Import = Schemas['Import'];
type Rows = Schemas['ImportRow'][];
type Cells = Record<string, string>;

const PLACE = { 'Ciudad *': 'Monterrey', 'Estado *': 'Nuevo León', 'País *': 'México' };
const LANE = {
  'Movimiento *': 'México',
  'Origen: ciudad *': 'Monterrey',
  'Origen: estado *': 'MX-NLE',
  'Origen: país *': 'MX',
  'Destino: ciudad *': 'Puebla',
  'Destino: estado *': 'MX-PUE',
  'Destino: país *': 'MX',
};

describe('The preview of an uploaded file', function () {
  this.timeout(30_000);
  let companyId: string;
  let broker: Client;

  before(async () => {
    await testServer();
    companyId = (await buildCompany()).id;
    broker = as(await buildUser({ companyId }));
  });

  const checked = async (to: string, rows: Cells[], query = '?preview=true') => {
    const { body: template } = await broker.get<string>(`/api/${to}/bulkTemplate?languaje=ES`);
    const [head] = parse(template, { bom: true }) as string[][];
    const lines = [head!, ...rows.map((row) => head!.map((name) => row[name] ?? ''))];
    const body = new FormData();
    const text = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
    body.append('file', new Blob([text]), 'prueba.csv');
    const answer = await broker.post<Import>(`/api/${to}/bulkFile${query}`, body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
    return reread(answer.body.id);
  };
  const reread = async (id: string) => {
    await runImport(id, await testStorage());
    return (await broker.get<Import>(`/api/imports/${id}`)).body;
  };
  const confirmed = async ({ id }: Import, existing?: Schemas['ExistingRows']) => {
    const { status } = await broker.post(`/api/imports/${id}/confirm`, { existing });
    expect(status).to.equal(200);
    return reread(id);
  };
  const rowsOf = async ({ id }: Import, query = '') =>
    (await broker.get<Rows>(`/api/imports/${id}/rows?languaje=ES${query}`)).body;

  it('writes nothing until it is confirmed, and shows how the values were understood', async () => {
    const file = await checked('locations', [{ 'Nombre *': 'Patio previo', ...PLACE }]);
    expect(file).to.include({ status: 'ready', rowsRead: 1, rowsNew: 1, rowsCreated: 0 });
    expect(file.can).to.include.members(['confirm', 'cancel']);
    expect(await Location.query().findOne({ companyId, name: 'Patio previo' })).to.equal(undefined);
    const [row] = await rowsOf(file, '&outcome=new');
    expect(row!.values).to.deep.include({ column: 'Estado', value: 'Nuevo León' });
    const done = await confirmed(file);
    expect(done).to.include({ status: 'done', rowsWritten: 1, rowsCreated: 1 });
    expect(await Location.query().findOne({ companyId, name: 'Patio previo' })).to.be.an('object');
  });

  it('is deleted when it is cancelled, and can neither be confirmed nor cancelled again', async () => {
    const { db } = await testServer();
    const { id } = await checked('locations', [{ 'Nombre *': 'Cancelada', ...PLACE }]);
    const { body } = await broker.post<Import>(`/api/imports/${id}/cancel`, {});
    expect(body.status).to.equal('cancelled');
    for (const action of ['confirm', 'cancel'])
      expect((await broker.post(`/api/imports/${id}/${action}`, {})).status).to.equal(409);
    expect(await db('import_staging').where({ importId: id })).to.deep.equal([]);
    expect(await Location.query().findOne({ companyId, name: 'Cancelada' })).to.equal(undefined);
  });

  it('may be confirmed by those who may import its records', async () => {
    const { id } = await checked('carriers', [{ 'Razón social *': 'De otro' }]);
    const path = `/api/imports/${id}/confirm`;
    const member = as(await buildUser({ companyId, role: 'member' }));
    const stranger = as(await buildUser());
    expect((await anonymous.post(path, {})).status).to.equal(401);
    expect((await member.post(path, {})).status).to.equal(403);
    expect((await stranger.post(path, {})).status).to.equal(404);
    expect((await broker.post(path, { existing: 'maybe' })).status).to.equal(422);
    expect((await broker.post(path, {})).status).to.equal(200);
  });

  it('asks once for the order of day and month where no date of the file shows it', async () => {
    const load = (pickup: string, reference: string): Cells => ({
      ...LANE,
      Recolección: pickup,
      Entrega: pickup,
      'Referencia del cliente': reference,
    });
    const shown = await checked('shipments', [load('05/12/27', 'F-1'), load('12/25/27', 'F-2')]);
    expect(shown).to.include({ dateOrder: 'month', openDate: null });
    const file = await checked('shipments', [load('05/12/27', 'F-3'), load('7-1-28', 'F-4')]);
    expect(file).to.include({ dateOrder: null, openDate: '05/12/27' });
    expect(file.can).to.include('chooseDates').and.not.to.include('confirm');
    const path = `/api/imports/${file.id}`;
    const early = await broker.post<Schemas['Problem']>(`${path}/confirm`, {});
    expect([early.status, early.body.code]).to.deep.equal([409, 'IMPORT_DATES_OPEN']);
    expect((await broker.post(`${path}/dates`, { order: 'week' })).status).to.equal(422);
    const again = (await broker.post<Import>(`${path}/dates`, { order: 'month' })).body;
    expect(again).to.include({ status: 'reading', rowsRead: 0, openDate: null });
    await runImport(file.id, await testStorage());
    const days = (await rowsOf(file, '&outcome=new')).map(({ values }) =>
      values!.filter(({ column }) => column.startsWith('Recolección')).map(({ value }) => value),
    );
    expect(days).to.deep.equal([['2027-05-12'], ['2028-07-01']]);
    expect(await confirmed(file)).to.include({ status: 'done', rowsCreated: 2 });
  });

  it('recognizes carriers by RFC or identifier, and skips or updates them', async () => {
    const known = await buildCarrier({ companyId, rfc: 'PRE010203AB1', identifier: 'PRE-1' });
    const { id: archived } = await buildCarrier({ companyId, identifier: 'PRE-2' });
    await Carrier.query().findById(archived).patch({ status: 'archived' });
    const rows: Cells[] = [
      { 'Razón social *': 'Nombre nuevo', RFC: 'PRE010203AB1' },
      { 'Razón social *': 'Como archivado', Identificador: 'PRE-2' },
      { 'Razón social *': 'Dos a la vez', Identificador: 'PRE-3' },
      { 'Razón social *': 'Dos a la vez', Identificador: 'PRE-3' },
      { 'Razón social *': 'Otro con el mismo', Identificador: 'PRE-3' },
    ];
    const file = await checked('carriers', rows);
    expect(file).to.include({ rowsNew: 2, rowsArchived: 1, rowsExisting: 2, rowsFailed: 1 });
    const found = await rowsOf(file);
    expect(found.map(({ outcome }) => outcome)).to.deep.equal([
      'existing',
      'archived',
      'existing',
      'failed',
    ]);
    expect(found[0]!.existingId).to.equal(known.id);
    expect(found[2]!.warnings[0]!.message).to.equal('Se repite: ya está en la fila 4');
    const skipped = await confirmed(file);
    expect(skipped).to.include({ rowsCreated: 2, rowsUnchanged: 2, rowsFailed: 1 });
    expect((await Carrier.query().findById(known.id))!.carrierName).to.equal(known.carrierName);
    const again = await confirmed(await checked('carriers', rows), 'update');
    expect(again).to.include({ rowsCreated: 0, rowsUpdated: 1, rowsUnchanged: 3, rowsFailed: 1 });
    expect((await Carrier.query().findById(known.id))!.carrierName).to.equal('Nombre nuevo');
    const { body: past } = await broker.get<Schemas['Change'][]>(
      `/api/carriers/${known.id}/history`,
    );
    expect(past[0]).to.include({ action: 'updated' });
  });

  it('compares with what was registered and deleted between its check and its confirmation', async () => {
    const type = await buildEquipment({ nameEs: 'Tipo de paso', nameEn: 'Passing type' });
    const named = (name: string, cells: Cells) => ({ 'Razón social *': name, ...cells });
    const file = await checked('carriers', [
      named('Se adelantó otro', { RFC: 'MIE010203AB1' }),
      named('De otra red', { RFC: 'MIE010203AB2' }),
      named('Con tipo de paso', { 'Tipo de paso': 'TRUE' }),
      named('Sin cambios', { Identificador: 'MIE-4', 'Costo por milla (USD)': '2.5' }),
    ]);
    expect(file).to.include({ rowsNew: 4, rowsExisting: 0 });
    const { id: known } = await buildCarrier({ companyId, rfc: 'MIE010203AB1' });
    await buildCarrier({ companyId: null, rfc: 'MIE010203AB2' });
    await Equipment.query().deleteById(type.id);
    const done = await confirmed(file);
    expect(done).to.include({ rowsWritten: 4, rowsCreated: 1, rowsUnchanged: 1, rowsFailed: 2 });
    const found = await rowsOf(file);
    expect(found.map(({ outcome }) => outcome)).to.deep.equal(['existing', 'failed', 'failed']);
    expect(found[0]!.existingId).to.equal(known);
    const made = await Carrier.query().where({ companyId }).whereLike('carrierName', 'Sin cambios');
    expect(made.map(({ costPerMile }) => costPerMile)).to.deep.equal(['2.5000']);
  });

  it('recognizes locations by customer, name and address, and creates them again on demand', async () => {
    const customer = await buildCustomer({ id: companyId });
    const rows = [
      { 'Nombre *': 'Bodega', ...PLACE },
      { 'Nombre *': 'BODEGA ', ...PLACE, 'Ciudad *': 'monterrey' },
      { 'Nombre *': 'Bodega', ...PLACE, Cliente: customer.name },
    ];
    const count = () =>
      Location.query().where({ companyId }).whereILike('name', 'bodega').resultSize();
    const first = await confirmed(await checked('locations', rows));
    expect(first).to.include({ rowsCreated: 2, rowsUnchanged: 1 });
    const second = await checked('locations', rows);
    expect(second).to.include({ rowsNew: 0, rowsExisting: 3 });
    await confirmed(second);
    expect(await count()).to.equal(2);
    const third = await confirmed(await checked('locations', rows), 'create');
    expect(third).to.include({ rowsCreated: 3, rowsUnchanged: 0 });
    expect(await count()).to.equal(5);
  });

  it('recognizes loads by customer reference, and updates them only as long as they may be changed', async () => {
    const { id } = await buildShipment({ companyId, customerReference: 'PO-1' });
    const closed = await buildShipment({ companyId, customerReference: 'PO-2' });
    const { db } = await testServer();
    await db('shipments').where({ id: closed.id }).update({ status: 'cancelled' });
    const rows = ['po-1', 'PO-2'].map((reference) => ({
      ...LANE,
      'Referencia del cliente': reference,
    }));
    const file = await checked('shipments', rows);
    expect(file).to.include({ rowsExisting: 1, rowsArchived: 1 });
    expect(await confirmed(file, 'update')).to.include({ rowsUpdated: 1, rowsCreated: 1 });
    const load = (await Shipment.query().findOne({ id }))!;
    expect(load.destination.city).to.equal('Puebla');
  });

  it('creates nothing twice when one file is uploaded twice at once', async () => {
    const rows = Array.from({ length: 1500 }, (_, i) => ({ 'Nombre *': `Gemela ${i}`, ...PLACE }));
    const [one, other] = await Promise.all([
      checked('locations', rows),
      checked('locations', rows),
    ]);
    const ended = await Promise.all([confirmed(one!), confirmed(other!)]);
    const sum = (field: 'rowsCreated' | 'rowsUnchanged') => ended[0]![field] + ended[1]![field];
    expect([sum('rowsCreated'), sum('rowsUnchanged')]).to.deep.equal([1500, 1500]);
    const names = Location.query().where({ companyId }).whereLike('name', 'Gemela %');
    expect(await names.resultSize()).to.equal(1500);
  });

  it('is read again when a crash of the database emptied the staged rows', async () => {
    const { db } = await testServer();
    const rows = ['Uno', 'Dos'].map((name) => ({ 'Nombre *': `Perdida ${name}`, ...PLACE }));
    const file = await checked('locations', rows);
    await db('import_staging').where({ importId: file.id }).delete();
    expect(await confirmed(file)).to.include({ status: 'done', rowsCreated: 2 });
  });

  it('writes all fields of rows that the last release has staged, without naming them', async () => {
    const { db } = await testServer();
    const file = await checked('carriers', [
      { 'Razón social *': 'Anterior', 'Nombre comercial': 'De antes' },
      { 'Razón social *': 'Anterior con giro', Giro: 'Carga' },
    ]);
    const [fields]: string[][] = await db('import_staging')
      .where({ importId: file.id })
      .pluck('fields');
    expect(fields).to.have.members(['carrierName', 'comercialName', 'businessField', 'companyId']);
    await db('import_staging').where({ importId: file.id }).update({ fields: null });
    expect(await confirmed(file)).to.include({ rowsCreated: 2 });
    const made = await db('carriers').where({ companyId }).whereLike('carrierName', 'Anterior%');
    expect(
      made.map(({ comercialName, businessField }) => [comercialName, businessField]),
    ).to.have.deep.members([
      ['De antes', null],
      [null, 'Carga'],
    ]);
  });

  it('says in the bell of the company that it has ended, by whom and with what result', async () => {
    const { db } = await testServer();
    const colleague = await buildUser({ companyId });
    const { id } = await checked('locations', [{ 'Nombre *': 'Avisada', ...PLACE }]);
    await broker.post(`/api/imports/${id}/confirm`, {});
    await runImport(id, await testStorage(), tellOfImport);
    const path = '/api/notifications?limit=100';
    for (const who of [broker, as(colleague)]) {
      const { body } = await who.get<Schemas['Notification'][]>(path);
      const [notice] = body.filter(({ entityId }) => entityId === id);
      expect(notice!.text.es).to.match(/^.+ subió prueba.csv: 1 guardadas, 0 con error$/);
    }
    await runImport(id, await testStorage(), tellOfImport);
    const told: string[] = await db('notifications').where({ entityId: id }).pluck('user_id');
    expect(told).to.have.length(new Set(told).size);
  });

  it('of a thousand rows with 37 faults marks exactly 37 rows, all faults of a row at once', async () => {
    const faults: Cells[] = [
      { 'Razón social *': '', Giro: 'Carga' },
      { RFC: 'NO-ES' },
      { 'Correo para cotizar': 'nadie' },
      { Teléfono: '123' },
      { Nacionalidad: 'Marte' },
      { SCAC: 'demasiado' },
      { 'Material peligroso': 'quizá', RFC: 'MALO', Teléfono: '1' },
    ];
    const isWrong = (i: number) => i % 27 === 5;
    const rows = Array.from({ length: 1000 }, (_, i) => ({
      'Razón social *': `Mil ${i}`,
      ...(isWrong(i) && faults[i % faults.length]),
    }));
    const file = await checked('carriers', rows);
    expect(file).to.include({ rowsNew: 963, rowsFailed: 37 });
    const several = (await rowsOf(file, '&outcome=failed&limit=100')).filter(
      ({ errors }) => errors.length > 1,
    );
    for (const { errors } of several) expect(errors.length).to.equal(3);
    const done = await confirmed(file);
    expect(done).to.include({ rowsCreated: 963, rowsFailed: 37 });
    const { body } = await broker.get<string>(`/api/imports/${file.id}/file`);
    const marked = parse(body, { bom: true, columns: true }) as Cells[];
    expect(marked.filter(({ Errores }) => Errores)).to.have.length(37);
    expect(marked).to.have.length(37);
  });
});
