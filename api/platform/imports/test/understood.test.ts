import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import { runImport } from '../../../core/import/run.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { as, type Client } from '../../../testing/client.ts';
import { testServer } from '../../../testing/server.ts';
import { buildUser } from '../../users/test/factory.ts';

type Cells = Record<string, string>;

const LOAD: Cells = {
  'Movimiento *': 'Transfronterizo',
  'Origen: ciudad *': 'Monterrey',
  'Origen: estado *': 'Nuevo León',
  'Origen: país *': 'México',
  'Destino: ciudad *': 'Laredo',
  'Destino: estado *': 'Texas',
  'Destino: país *': 'Estados Unidos',
};

const DATES: Cells = { Recolección: '5-dic-26', Entrega: '7-dic-26' };
const HOURS: Cells = { ...DATES, 'Recolección hasta': '18:00' };

/** The texts that people write in cells, and their form in the preview; undefined is a value that is not shown: no. */
const CELLS: [heading: string, understood: string | undefined, written: string[], also?: Cells][] =
  [
    ['Destino: estado *', 'Texas', ['TX', 'Tx.', 'texas', 'US-TX']],
    ['Origen: estado *', 'Nuevo León', ['NL', 'N.L.', 'n. l.', 'Nuevo León', 'nuevo leon']],
    ['Destino: país *', 'Estados Unidos', ['USA', 'EUA', 'EE. UU.', 'E.U.A.', 'US']],
    ['Origen: país *', 'México', ['México', 'mexico', 'MX', 'Méx.']],
    ['Material peligroso', 'Sí', ['Sí', 'si', '1', 'X', 'x', 'TRUE', 'Verdadero']],
    ['Material peligroso', undefined, ['No', '0', 'FALSE', 'Falso']],
    [
      'Recolección',
      '2026-12-05',
      ['05/12/26', '5-dic-26', '5 de diciembre de 2026', '2026-12-05'],
      DATES,
    ],
    ['Recolección desde', '08:00', ['08:00 a. m.', '8:00', '8 am'], HOURS],
    [
      'Equipo',
      'Cama baja de prueba',
      ['Cama baja de prueba', 'CAMA BAJA DE PRUEBA', 'test lowbed', 'cama baja', 'CB_PRUEBA'],
    ],
    ['Cliente', 'Cervecería de la Frontera S.A.', ['cerveceria', 'Cervecería de la Frontera']],
    ['Origen: código postal', '06600', ['6600'], { 'Origen: estado *': 'CDMX' }],
    [
      'Destino: código postal',
      '02134-1000',
      ['2134-1000'],
      { 'Destino: ciudad *': 'Boston', 'Destino: estado *': 'MA' },
    ],
  ];

describe('Values as people write them in an uploaded file', function () {
  this.timeout(30_000);
  let broker: Client;
  let head: string[];

  before(async () => {
    await testServer();
    const company = await buildCompany();
    broker = as(await buildUser({ companyId: company.id }));
    await buildCustomer(company, { name: 'Cervecería de la Frontera S.A.' });
    await buildCustomer(company, { name: 'Aceros de la Frontera' });
    const names = { nameEs: 'Cama baja de prueba', nameEn: 'Test lowbed' };
    await buildEquipment({ code: 'CB_PRUEBA', ...names });
    const { body } = await broker.get<string>('/api/shipments/bulkTemplate?languaje=ES');
    [head] = parse(body, { bom: true }) as [string[]];
  });

  const linesOf = (rows: Cells[], delimiter = ',') =>
    [head, ...rows.map((cells) => head.map((name) => cells[name] ?? ''))].map((cells) =>
      cells.map((cell) => `"${cell}"`).join(delimiter),
    );

  /** The checked rows of a file, which is not confirmed. */
  async function previewOf(content: string | Buffer) {
    const body = new FormData();
    body.append('file', new Blob([content as never]), 'embarques.csv');
    const path = '/api/shipments/bulkFile?preview=true';
    const { status, body: file } = await broker.post<Schemas['Import']>(path, body);
    expect(status, JSON.stringify(file)).to.equal(201);
    await runImport(file.id, await testStorage());
    const rows = `/api/imports/${file.id}/rows?languaje=ES&limit=100&outcome=new&outcome=failed`;
    return (await broker.get<Schemas['ImportRow'][]>(rows)).body;
  }

  it('are shown in the preview as they were understood', async () => {
    const tried = CELLS.flatMap(([heading, understood, written, also]) =>
      written.map((cell) => ({
        heading,
        understood,
        cells: { ...LOAD, ...also, [heading]: cell },
      })),
    );
    const rows = await previewOf(linesOf(tried.map(({ cells }) => cells)).join('\n'));
    expect(rows).to.have.length(tried.length);
    for (const [i, { heading, understood, cells }] of tried.entries()) {
      const shown = rows[i]!.values?.find(({ column }) => column === heading.replace(' *', ''));
      const why = `${heading}: ${cells[heading]} ${JSON.stringify(rows[i]!.errors)}`;
      expect(rows[i]!.errors, why).to.deep.equal([]);
      expect(shown?.value, why).to.equal(understood);
    }
  });

  it('are refused with the value and the remedy where they have more than one meaning', async () => {
    const lines = linesOf([
      { ...LOAD, 'Origen: estado *': 'México' },
      { ...LOAD, Equipo: 'nave' },
      { ...LOAD, Recolección: '31/02/26' },
    ]);
    const rows = await previewOf(lines.join('\n'));
    expect(rows.map(({ errors }) => errors.map(({ message }) => message).join())).to.deep.equal([
      '«México» puede ser Ciudad de México, Estado de México: escriba el nombre completo',
      'No se reconoce «nave». Se acepta: Nombre o código del catálogo',
      '«31/02/26» no es una fecha: escríbala como 30/11/2026 o 30-nov-2026',
    ]);
  });

  for (const [what, delimiter, written] of [
    ['names its delimiter in the line sep=;', ';', (lines) => `sep=;\r\n${lines.join('\r\n')}`],
    ['has tabs between its cells', '\t', (lines) => lines.join('\r\n')],
    ['has the line ends of old Macs', ',', (lines) => lines.join('\r')],
    [
      'has the code page of Windows',
      ';',
      (lines) => Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1'),
    ],
  ] as [string, string, (lines: string[]) => string | Buffer][]) {
    it(`are understood in a file that ${what}`, async () => {
      const rows = await previewOf(
        written(linesOf([{ ...LOAD, Cliente: 'cerveceria' }], delimiter)),
      );
      expect(rows).to.have.length(1);
      expect(rows[0]!.errors).to.deep.equal([]);
      expect(rows[0]!.values).to.deep.include({
        column: 'Cliente',
        value: 'Cervecería de la Frontera S.A.',
      });
    });
  }
});
