import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { CHUNK } from '../../../core/import/passes/read.ts';
import { runImport } from '../../../core/import/run.ts';
import { dayFrom } from '../../../quoting/quotes/test/factory.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { as, type Client } from '../../../testing/client.ts';
import { Shipment } from '../../../trip/shipments/Shipment.ts';
import { buildUser } from '../../users/test/factory.ts';

type Import = Schemas['Import'];
type Rows = Schemas['ImportRow'][];
type Cells = Record<string, string>;

const ORIGIN = {
  'Movimiento *': 'México',
  'Origen: ciudad *': 'Monterrey',
  'Origen: estado *': 'MX-NLE',
  'Origen: país *': 'MX',
};
const deliveryIn = (city: string, state = 'Guanajuato'): Cells => ({
  'Destino: ciudad *': city,
  'Destino: estado *': state,
  'Destino: país *': 'México',
});

const citiesOf = (stops: Schemas['Stop'][]) => stops.map(({ place }) => place.city);

describe('A load that takes several rows of a file', function () {
  this.timeout(120_000);
  let companyId: string;
  let broker: Client;

  before(async () => {
    companyId = (await buildCompany()).id;
    broker = as(await buildUser({ companyId }));
  });

  /** Uploads rows below the template, or below its first headings as an earlier template had them. */
  async function uploaded(rows: Cells[], headings?: number): Promise<Import> {
    const { body: template } = await broker.get<string>('/api/shipments/bulkTemplate?languaje=ES');
    const [whole] = parse(template, { bom: true }) as string[][];
    const head = whole!.slice(0, headings);
    const lines = [head, ...rows.map((row) => head.map((name) => row[name] ?? ''))];
    const body = new FormData();
    const text = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
    body.append('file', new Blob([text]), 'reparto.csv');
    const path = '/api/shipments/bulkFile?preview=true';
    const { status, body: file } = await broker.post<Import>(path, body);
    expect(status, JSON.stringify(file)).to.equal(201);
    return reread(file.id);
  }
  const reread = async (id: string) => {
    await runImport(id, await testStorage());
    return (await broker.get<Import>(`/api/imports/${id}`)).body;
  };
  const rowsOf = async ({ id }: Import, outcome: string) =>
    (await broker.get<Rows>(`/api/imports/${id}/rows?languaje=ES&outcome=${outcome}`)).body;

  /** Uploads and confirms rows without errors; returns the load with a reference, by default that of the first. */
  async function imported(rows: Cells[], reference = rows[0]!['Referencia del cliente']!) {
    const { id } = await uploaded(rows);
    await broker.post(`/api/imports/${id}/confirm`, {});
    expect(await reread(id)).to.include({ status: 'done', rowsFailed: 0 });
    const load = await Shipment.query().findOne({ companyId, customerReference: reference });
    return (await broker.get<Schemas['Shipment']>(`/api/shipments/${load!.id}`)).body;
  }
  const historyOf = async (id: string) =>
    (await broker.get<Schemas['Change'][]>(`/api/shipments/${id}/history`)).body;

  const threeRows = (reference: string): Cells[] => [
    {
      ...ORIGIN,
      'Referencia del cliente': reference,
      Recolección: dayFrom(5),
      'Número de parada': '1',
      'Tipo de parada': 'Recolección',
      'Bultos de la parada': '3',
    },
    {
      ...deliveryIn('León'),
      'Referencia del cliente': reference,
      Entrega: dayFrom(6),
      'Número de parada': '2',
      'Tipo de parada': 'Entrega',
      'Contacto de la parada': 'Rosa Beltrán',
      'Bultos de la parada': '1',
    },
    {
      ...deliveryIn('Silao'),
      Entrega: dayFrom(7),
      'Número de parada': '3',
      'Bultos de la parada': '2',
    },
  ];

  it('is one load with its stops, in the preview and once it is confirmed', async () => {
    const rows = [...threeRows('RP-1'), { ...ORIGIN, ...deliveryIn('Celaya') }];
    const file = await uploaded(rows);
    expect(file).to.include({ rowsRead: 4, rowsNew: 2, rowsExisting: 0, rowsFailed: 0 });
    const [load] = await rowsOf(file, 'new');
    const stops = load!.values!.filter(({ column }) => column === 'Paradas');
    expect(stops.map(({ value }) => value)).to.deep.equal([
      'Parada 1 de 3 · Recolección · Monterrey, Nuevo León',
      'Parada 2 de 3 · Entrega · León, Guanajuato',
      'Parada 3 de 3 · Entrega · Silao, Guanajuato',
    ]);
    await broker.post(`/api/imports/${file.id}/confirm`, {});
    expect(await reread(file.id)).to.include({ status: 'done', rowsCreated: 2, rowsFailed: 0 });
    const { id } = (await Shipment.query().findOne({ companyId, customerReference: 'RP-1' }))!;
    const { body } = await broker.get<Schemas['Shipment']>(`/api/shipments/${id}`);
    expect(body.stops!.map(({ place, date }) => [place.city, date])).to.deep.equal([
      ['Monterrey', dayFrom(5)],
      ['León', dayFrom(6)],
      ['Silao', dayFrom(7)],
    ]);
    expect(body.stops![1]).to.deep.include({ contact: { name: 'Rosa Beltrán' } });
    expect(body.destination!.city).to.equal('Silao');
    expect(await uploaded(threeRows('RP-1'))).to.include({ rowsNew: 0, rowsExisting: 1 });
  });

  it('tells its stops in the history of its creation, as a load from the form does, without persons', async () => {
    const load = await imported(threeRows('RP-7'));
    const creation = (await historyOf(load.id)).at(-1)!;
    const stops = creation.fields.find(({ field }) => field === 'stops')!.to as Schemas['Stop'][];
    expect(stops.map(({ place, goods }) => [place.city, goods![0]!.units])).to.deep.equal([
      ['Monterrey', 3],
      ['León', 1],
      ['Silao', 2],
    ]);
    expect(JSON.stringify(creation)).not.to.include('Rosa Beltrán');
  });

  it('is changed by a file with other stops, is told in the history, and not by the same file again', async () => {
    const load = await imported(threeRows('RP-8'));
    const rows = threeRows('RP-8');
    rows[1]!['Destino: ciudad *'] = 'Celaya';
    const update = async () => {
      const { id } = await uploaded(rows);
      await broker.post(`/api/imports/${id}/confirm`, { existing: 'update' });
      return reread(id);
    };
    expect(await update()).to.include({ rowsCreated: 0, rowsUpdated: 1, rowsFailed: 0 });
    const path = `/api/shipments/${load.id}`;
    const { body } = await broker.get<Schemas['Shipment']>(path);
    expect(citiesOf(body.stops)).to.deep.equal(['Monterrey', 'Celaya', 'Silao']);
    const { from, to } = (await historyOf(load.id))[0]!.fields.find(
      ({ field }) => field === 'stops',
    ) as { from: Schemas['Stop'][]; to: Schemas['Stop'][] };
    expect([citiesOf(from)[1], citiesOf(to)[1]]).to.deep.equal(['León', 'Celaya']);
    expect(await update()).to.include({ rowsUpdated: 0, rowsUnchanged: 3, rowsFailed: 0 });
  });

  it('keeps its rows together where the file is read and written in parts', async () => {
    const one = (number: number) => ({
      ...ORIGIN,
      ...deliveryIn('Celaya'),
      'Referencia del cliente': `EN-${number}`,
    });
    const above = Array.from({ length: CHUNK - 2 }, (_, number) => one(number));
    const load = await imported([...above, ...threeRows('RP-9'), one(CHUNK)], 'RP-9');
    expect(citiesOf(load.stops)).to.deep.equal(['Monterrey', 'León', 'Silao']);
    const count = Shipment.query().where({ companyId }).whereLike('customerReference', 'EN-%');
    expect(await count.resultSize()).to.equal(CHUNK - 1);
  });

  it('is refused whole, with the row and the column of each error', async () => {
    const rows = threeRows('RP-2');
    rows[1]!['Destino: estado *'] = 'Guanajuatto';
    rows[2]!['Número de parada'] = '5';
    const file = await uploaded(rows);
    expect(file).to.include({ rowsNew: 0, rowsFailed: 3 });
    const failed = await rowsOf(file, 'failed');
    const errors = failed.map(({ errors: ofRow }) => ofRow.map(({ column }) => column));
    expect(errors).to.deep.equal([[null], ['Destino: estado'], ['Número de parada']]);
    expect(failed[0]!.errors[0]!.message).to.include('la fila 3');
  });

  it('names the row of a stop that the rules refuse', async () => {
    const rows = threeRows('RP-3');
    rows[1]!['Bultos de la parada'] = '9';
    const failed = await rowsOf(await uploaded(rows), 'failed');
    expect(failed.map(({ row, errors }) => [row, errors[0]!.column])).to.deep.equal([
      [2, null],
      [3, 'Bultos de la parada'],
      [4, null],
    ]);
  });

  it('needs a row above', async () => {
    const [, second] = threeRows('RP-4');
    const failed = await rowsOf(await uploaded([second!]), 'failed');
    expect(failed[0]!.errors.map(({ column }) => column)).to.include('Número de parada');
  });

  it('is not asked of who uses the template of before', async () => {
    const before = -7;
    const row = { ...ORIGIN, ...deliveryIn('León'), 'Referencia del cliente': 'RP-5' };
    const file = await uploaded([row, { ...row, 'Referencia del cliente': 'RP-6' }], before);
    expect(file).to.include({ rowsNew: 2, rowsFailed: 0 });
  });
});
