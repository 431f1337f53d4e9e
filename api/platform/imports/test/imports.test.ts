import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { Carrier } from '../../../network/carriers/Carrier.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { runImport } from '../../../core/import/run.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { anonymous, as, type Client } from '../../../testing/client.ts';
import { testServer } from '../../../testing/server.ts';
import { storedFiles } from '../../../testing/files/storedFiles.ts';
import { buildUser } from '../../users/test/factory.ts';
import { buildImport } from './factory.ts';

type Import = Schemas['Import'];
type Problem = Schemas['Problem'];
type Rows = Schemas['ImportRow'][];

const NOWHERE = '01890000-0000-7000-8000-000000000000';

describe('Bulk upload', function () {
  this.timeout(30_000);
  let companyId: string;
  let broker: Client;
  let head: string[];

  before(async () => {
    await testServer();
    companyId = (await buildCompany()).id;
    await buildEquipment({ nameEs: 'Góndola', nameEn: 'Gondola' });
    broker = as(await buildUser({ companyId }));
    const { body } = await broker.get<string>('/api/carriers/bulkTemplate?languaje=ES');
    head = (parse(body, { bom: true }) as string[][])[0]!;
  });

  /** A file of carriers with these cells; the other cells are blank. */
  const carriers = (...rows: Record<string, string>[]) => csv(head, rows);
  const loaded = async (text: string | Uint8Array, query = '', who = broker, to = 'carriers') => {
    const answer = await who.post<Import>(`/api/${to}/bulkFile${query}`, form(text));
    expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
    await runImport(answer.body.id, await testStorage());
    return (await who.get<Import>(`/api/imports/${answer.body.id}`)).body;
  };
  const errorsOf = async ({ id }: Import, language = 'ES', who = broker) =>
    (await who.get<Rows>(`/api/imports/${id}/rows?limit=100&languaje=${language}`)).body;

  describe('of a file', () => {
    for (const resource of ['carriers', 'locations', 'shipments', 'diesel_prices']) {
      it(`of ${resource} needs a token`, async () => {
        const list = `/api/${resource}/${capital(`bulk_${resource}`)}`;
        expect((await anonymous.post(`/api/${resource}/bulkFile`, form('x'))).status).to.equal(401);
        expect((await anonymous.post(list, [{}])).status).to.equal(401);
        for (const path of ['bulkTemplate', 'bulkColumns'])
          expect((await anonymous.get(`/api/${resource}/${path}`)).status).to.equal(401);
      });
    }

    it('is forbidden for users who may not register the records, before the file is read', async () => {
      const before = await storedFiles();
      const member = as(await buildUser({ companyId, role: 'member' }));
      const reader = as(await buildUser({ companyId, accessType: 'read_only' }));
      for (const who of [member, reader])
        expect((await who.post('/api/carriers/bulkFile', form('x'))).status).to.equal(403);
      expect(await storedFiles()).to.have.length(before.length);
    });

    it('distinguishes the columns of equipment types with the same name', async () => {
      const twins = [];
      for (const nameEs of ['Jaula gemela', 'Jaula gemela'])
        twins.push(await buildEquipment({ nameEs, nameEn: 'Twin cage' }));
      const { body } = await broker.get<string>('/api/carriers/bulkTemplate?languaje=ES');
      const [columns] = parse(body, { bom: true }) as string[][];
      expect(new Set(columns)).to.have.property('size', columns!.length);
      for (const { code } of twins) expect(columns).to.include(`Jaula gemela (${code})`);
      for (const twin of twins) await twin.$query().delete();
    });

    it("with another header than the template's is ERR_08, and lists missing and unknown columns", async () => {
      const odd = [...head.slice(1), 'Color'];
      const { status, body } = await broker.post<Problem>(
        '/api/carriers/bulkFile?languaje=ES',
        form(csv(odd, [{ Color: 'rojo' }])),
      );
      expect([status, body.code]).to.deep.equal([422, 'ERR_08']);
      expect(body.title).to.equal('El encabezado no coincide con la plantilla.');
      expect(body.errors).to.deep.equal({
        Color: 'Esta columna no está en la plantilla, o se repite',
        'Razón social': 'Falta esta columna',
      });
      expect(body.detail).to.equal(
        'Faltan: Razón social. No están en la plantilla, o se repiten: Color.',
      );
    });

    for (const [what, files, status, field] of [
      ['no file', [], 422, 'file'],
      ['two files', ['a,b\n1,2\n', 'a,b\n1,2\n'], 422, 'file'],
      ['an empty file', [''], 422, 'file'],
      ['a workbook', ['PK\u0003\u0004'], 422, 'file'],
    ] as const) {
      it(`with ${what} is ${status}, and nothing of it is stored`, async () => {
        const before = await storedFiles();
        const answer = await broker.post<Problem>('/api/carriers/bulkFile', form(...files));
        expect(answer.status).to.equal(status);
        expect(answer.body.errors).to.have.property(field);
        expect(await storedFiles()).to.have.members(before);
      });
    }

    it('accepts only a form', async () => {
      for (const type of ['text/csv', 'application/json', 'application/pdf']) {
        const headers = { 'content-type': type };
        const answer = await broker.post<Problem>('/api/carriers/bulkFile', 'a,b\n1,2', {
          headers,
        });
        expect([answer.status, answer.body.code]).to.deep.equal([415, 'FILE_EXPECTED']);
      }
    });

    it('with more rows than the contract allows is refused as too large', async () => {
      const row = `${'X'.padEnd(2)}${','.repeat(head.length - 1)}\n`;
      const text = `${head.join(',')}\n${row.repeat(100_001)}`;
      const { status, body } = await broker.post<Problem>('/api/carriers/bulkFile', form(text), {
        headers: { 'accept-language': 'en' },
      });
      expect([status, body.code]).to.deep.equal([413, 'LIST_TOO_LARGE']);
      expect(body.title).to.match(/^List too large: .*100,000 rows/);
    });

    it('records in each change the values as the database stored them', async () => {
      const { db } = await testServer();
      const own = await buildCompany();
      const who = as(await buildUser({ companyId: own.id }));
      const row = {
        'Razón social *': 'Fletes Igual',
        Góndola: 'TRUE',
        Teléfono: '52 81 8123 4567',
      };
      const { body: template } = await who.get<string>('/api/carriers/bulkTemplate?languaje=ES');
      const columns = (parse(template, { bom: true }) as string[][])[0]!;
      const cells = Object.fromEntries(
        Object.entries(row).filter(([name]) => columns.includes(name)),
      );
      const { rowsCreated } = await loaded(csv(columns, [cells]), '', who);
      expect(rowsCreated).to.equal(1);
      const { rows: different } = await db.raw(
        `select after - 'equipment_list' as noted,
           jsonb_strip_nulls(to_jsonb(carriers)) - :unrecorded::text[] as kept
         from carriers join changes on entity_id = carriers.id where carriers.company_id = :id`,
        { id: own.id, unrecorded: Carrier.unrecorded },
      );
      expect(different).to.have.length(1);
      expect(different[0].noted).to.deep.equal(different[0].kept);
      expect(different[0].noted).to.include({ carrier_name: 'Fletes Igual', company_id: own.id });
    });

    it('creates records with their changes, and returns the errors of the other rows', async () => {
      const text = carriers(
        {
          'Razón social *': 'Fletes Ñandú',
          RFC: 'imp 010203-ab4',
          'Estados de recolección': 'Nuevo León; MX-COA',
          'Material peligroso': 'VERDADERO',
          Góndola: 'TRUE',
          'Dirección: ciudad': 'Monterrey',
          'Dirección: estado': 'MX-NLE',
          'Dirección: país': 'México',
        },
        { 'Razón social *': '', RFC: 'NO-ES', Góndola: 'quizá' },
        { 'Razón social *': 'Otra', RFC: 'IMP010203AB4' },
        { 'Razón social *': 'Con aviso', SCAC: 'ABCU' },
      );
      const done = await loaded(text);
      expect(done).to.include({ status: 'done', rowsTotal: 4, rowsCreated: 2, rowsFailed: 2 });
      expect(done.rowsWarned).to.equal(1);
      const list = await broker.get<Schemas['Carrier'][]>(`/api/carriers?importId=${done.id}`);
      expect(list.body.map(({ carrierName }) => carrierName)).to.deep.equal([
        'Con aviso',
        'Fletes Ñandú',
      ]);
      const [, made] = list.body;
      expect(made).to.deep.include({ rfc: 'IMP010203AB4', hazmat: true, network: 'own' });
      expect(made!.originStates).to.deep.equal(['MX-NLE', 'MX-COA']);
      expect(made!.equipmentList).to.have.length(1);
      const past = await broker.get<Schemas['Change'][]>(`/api/carriers/${made!.id}/history`);
      expect(past.body).to.have.length(1);
      expect(past.body[0]).to.include({ action: 'created' });
      expect(past.body[0]!.fields.map(({ field }) => field)).to.include.members([
        'carrierName',
        'equipmentList',
      ]);
      const rows = await errorsOf(done);
      expect(rows.map(({ row }) => row)).to.deep.equal([3, 4, 5]);
      const said = Object.fromEntries(
        rows[0]!.errors.map(({ column, message }) => [column, message]),
      );
      expect(said).to.deep.equal({
        'Razón social': 'Este campo es necesario',
        Góndola: '«quizá» no dice sí ni no: escriba TRUE o FALSE',
      });
      expect(rows[1]!.errors[0]!.message).to.equal('Se repite: ya está en la fila 2');
      expect(rows[2]!.warnings[0]).to.include({ column: 'SCAC' });
      expect((await errorsOf(done, 'EN'))[0]!.errors.map(({ message }) => message)).to.include(
        '"quizá" says neither yes nor no: enter TRUE or FALSE',
      );
    });

    it('returns the uploaded file with the errors of each row, and with formulas escaped', async () => {
      const text = carriers({ 'Razón social *': '=1+1' }, { 'Razón social *': '', Giro: '@SUM' });
      const done = await loaded(text);
      const { body, headers } = await broker.get<string>(`/api/imports/${done.id}/file?rows=all`);
      const [titles, first, second] = parse(body, { bom: true }) as string[][];
      expect(titles).to.deep.equal([...head, 'Errores']);
      expect(first![0]).to.equal("'=1+1");
      expect(first!.at(-1)).to.equal('');
      expect(second![titles!.indexOf('Giro')]).to.equal("'@SUM");
      expect(second!.at(-1)).to.equal('Razón social: Este campo es necesario');
      expect(headers.get('content-disposition')).to.include('prueba-0.csv');
      const failed = await broker.get<string>(`/api/imports/${done.id}/file`);
      expect(parse(failed.body, { bom: true })).to.have.length(2);
      const again = await loaded(failed.body.replace(',@SUM', ',SUM'));
      expect(again).to.include({ rowsTotal: 1, rowsFailed: 1 });
    });

    it('accepts semicolons, Windows-1252 and an English header', async () => {
      const { body } = await broker.get<string>('/api/carriers/bulkTemplate?languaje=EN');
      const english = (parse(body, { bom: true }) as string[][])[0]!;
      const text = csv(english, [{ 'Legal name *': 'Camión Ñuño', Drayage: 'FALSE' }], ';');
      const done = await loaded(Buffer.from(text, 'latin1'));
      expect(done).to.include({ rowsCreated: 1, rowsFailed: 0 });
      expect(await Carrier.query().findOne({ companyId, carrierName: 'Camión Ñuño' })).to.be.an(
        'object',
      );
    });

    it('returns the three messages about an existing carrier', async () => {
      const other = (await buildCompany()).id;
      for (const [identifier, where] of [
        ['PROPIO', companyId],
        ['INTERNO', null],
        ['AJENO', other],
      ] as const)
        await buildCarrier({ identifier, companyId: where });
      const rows = ['propio', 'interno', 'ajeno'].map((Identificador) => ({
        'Razón social *': 'Repetido',
        Identificador,
      }));
      const done = await loaded(carriers(...rows), '?existing=create');
      expect(done).to.include({ rowsCreated: 0, rowsFailed: 3, rowsUnchanged: 0 });
      const found = (await errorsOf(done)).map(({ errors }) => errors.map((one) => one.message));
      for (const messages of found) expect(messages).to.include('El identificador ya existe');
      const said = found.map((messages) => messages.join(' '));
      expect(said[0]).to.match(/en su red/);
      expect(said[1]).to.match(/red interna/);
      expect(said[2]).to.match(/red externa/);
    });
  });

  describe('of a list', () => {
    it('creates each record independently, and returns the errors of the others', async () => {
      const list = [{ carrierName: 'Uno' }, { carrierName: '' }, { carrierName: 'Tres', x: 1 }];
      const { status, body } = await broker.post<Schemas['CreatedRecords']>(
        '/api/carriers/bulkCarriers?languaje=EN',
        list,
      );
      expect(status).to.equal(200);
      expect(body).to.include({ created: 1, failed: 2 });
      expect(body.results.map(({ errors }) => errors[0]?.message)).to.deep.equal([
        undefined,
        'This field is required',
        'There is no such field',
      ]);
    });

    it('with more records than the limit is refused as too large, not as an invalid field', async () => {
      const path = '/api/carriers/bulkCarriers?languaje=EN';
      for (const record of [
        { carrierName: 'Uno' },
        { carrierName: 'Uno', more: 'x'.repeat(1100) },
      ]) {
        const list = Array.from({ length: 1001 }, () => record);
        const { status, body } = await broker.post<Problem>(path, list);
        expect([status, body.code]).to.deep.equal([413, 'LIST_TOO_LARGE']);
        expect(body.title).to.equal('List too large: a call takes up to 1,000 records and 1 MB.');
      }
    });

    it('is refused as a whole when it is not a list, and creates nothing in another network', async () => {
      expect((await broker.post('/api/carriers/bulkCarriers', [])).status).to.equal(422);
      const other = (await buildCompany()).id;
      const path = '/api/carriers/bulkCarriers';
      expect((await broker.post(`${path}?companyId=${other}`, [{}])).status).to.equal(403);
      const list = [{ carrierName: 'Ajeno', companyId: other }];
      const { body } = await broker.post<Schemas['CreatedRecords']>(path, list);
      expect(body).to.include({ created: 0, failed: 1 });
      expect(await Carrier.query().findOne({ companyId: other })).to.equal(undefined);
    });
  });

  describe('of locations and loads', () => {
    it('creates records of the own company, with its customers by name', async () => {
      const customer = await buildCustomer({ id: companyId });
      const { body } = await broker.get<string>('/api/locations/bulkTemplate?languaje=ES');
      const columns = (parse(body, { bom: true }) as string[][])[0]!;
      const place = { 'Nombre *': 'Patio', 'Ciudad *': 'Monterrey', 'Estado *': 'Nuevo León' };
      const text = csv(columns, [
        { ...place, 'País *': 'MX', Cliente: customer.name },
        { ...place, 'País *': 'US', 'Código postal': '1' },
        { ...place, 'País *': 'MX', Cliente: 'Nadie' },
      ]);
      const done = await loaded(text, '', broker, 'locations');
      expect(done).to.include({ rowsCreated: 1, rowsFailed: 2 });
      const { body: places } = await broker.get<Schemas['Location'][]>(
        `/api/locations?importId=${done.id}`,
      );
      expect(places[0]).to.include({ customerId: customer.id, timeZone: 'America/Monterrey' });
    });

    it('accepts common formats of amounts and measures, and suggests a number for ambiguous ones', async () => {
      const { body: template } = await broker.get<string>('/api/shipments/bulkTemplate');
      const columns = (parse(template, { bom: true }) as string[][])[0]!;
      const lane = {
        'Movimiento *': 'México',
        'Origen: ciudad *': 'Monterrey',
        'Origen: estado *': 'MX-NLE',
        'Origen: país *': 'MX',
        'Destino: ciudad *': 'Puebla',
        'Destino: estado *': 'MX-PUE',
        'Destino: país *': 'MX',
      };
      const typed = ['1,750.50', '$ 1750', '1750,50', '1.750,50', '1.750', '19,0,0', '9.999'];
      const rows = typed.map((Peso) => ({ ...lane, Peso, Bultos: '1,200' }));
      const text = csv(columns, [...rows, { ...lane, Bultos: '2,5' }], ';');
      const done = await loaded(text, '', broker, 'shipments');
      expect(done).to.include({ rowsCreated: 2, rowsFailed: 6 });
      const { body: loads } = await broker.get<Schemas['Shipment'][]>(
        `/api/shipments?importId=${done.id}&sort=number`,
      );
      expect(loads.map(({ weight, units }) => [weight, units])).to.deep.equal([
        ['1750.50', 1200],
        ['1750.00', 1200],
      ]);
      const said = async (language: 'ES' | 'EN') =>
        (await errorsOf(done, language)).map(({ errors }) => errors[0]!.message);
      expect(await said('ES')).to.deep.equal([
        '«1750,50» no es claro: ¿quiso decir 1,750.50?',
        '«1.750,50» no es claro: ¿quiso decir 1,750.50?',
        '«1.750» no es claro: ¿quiso decir 1,750?',
        '«19,0,0» no se entiende: escriba un número con hasta 2 decimales, como 1250.50',
        '«9.999» no es claro: ¿quiso decir 9,999?',
        '«2,5» no se entiende: escriba un número entero, como 1250',
      ]);
      expect((await said('EN'))[0]).to.equal('"1750,50" is unclear: did you mean 1,750.50?');
    });

    it('numbers loads consecutively, and creates their first events', async () => {
      const list = [1, 2].map(() => ({
        movement: 'mexico',
        origin: { city: 'Monterrey', state: 'MX-NLE', country: 'MX' },
        destination: { city: 'Puebla', state: 'MX-PUE', country: 'MX' },
      }));
      const { body } = await broker.post<Schemas['CreatedRecords']>(
        '/api/shipments/bulkShipments',
        [...list, { ...list[0], movement: 'us' }],
      );
      expect(body).to.include({ created: 2, failed: 1 });
      const loads = await Promise.all(
        body.results
          .slice(0, 2)
          .map(({ recordId }) => broker.get<Schemas['Shipment']>(`/api/shipments/${recordId}`)),
      );
      const [first, second] = loads.map((load) => load.body);
      expect(second!.number).to.equal(first!.number + 1);
      const story = await broker.get<unknown[]>(`/api/shipments/${first!.id}/events`);
      expect(story.body).to.have.length(1);
    });
  });

  describe('as a record', () => {
    it('is hidden from other tenants, and needs a token', async () => {
      const { id } = await buildImport({ companyId });
      const other = as(await buildUser());
      for (const path of ['', '/rows', '/file']) {
        expect((await anonymous.get(`/api/imports/${id}${path}`)).status).to.equal(401);
        expect((await other.get(`/api/imports/${id}${path}`)).status).to.equal(404);
        expect((await broker.get(`/api/imports/${NOWHERE}${path}`)).status).to.equal(404);
        expect((await broker.get(`/api/imports/${id}${path}`)).status).to.equal(200);
      }
      const { body } = await other.get<Import[]>('/api/imports');
      expect(body).to.deep.equal([]);
      expect((await anonymous.get('/api/imports')).status).to.equal(401);
      expect((await other.get('/api/imports?color=red')).status).to.equal(422);
    });
  });
});

function csv(head: string[], rows: Record<string, string>[], delimiter = ','): string {
  const line = (cells: string[]) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter);
  return [head, ...rows.map((row) => head.map((name) => row[name] ?? ''))].map(line).join('\r\n');
}

function form(...texts: (string | Uint8Array)[]): FormData {
  const body = new FormData();
  texts.forEach((text, i) => body.append('file', new Blob([text as never]), `prueba-${i}.csv`));
  return body;
}

function capital(name: string) {
  return name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
