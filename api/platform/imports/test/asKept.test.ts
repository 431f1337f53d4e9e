import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { runImport } from '../../../core/import/run.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { textRow, workbookOf } from '../../../testing/files/workbook.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { as, type Client } from '../../../testing/client.ts';
import { buildUser } from '../../users/test/factory.ts';

type Cells = Record<string, string>;

const US: Cells = { Nacionalidad: 'Estados Unidos' };
const LOAD: Cells = {
  'Movimiento *': 'Nacional en México',
  'Origen: ciudad *': 'Monterrey',
  'Origen: estado *': 'N.L.',
  'Origen: país *': 'México',
  'Destino: ciudad *': 'León',
  'Destino: estado *': 'Guanajuato',
  'Destino: país *': 'México',
  Recolección: '2027-05-10',
  Entrega: '2027-05-12',
};

describe('A file as it is kept', function () {
  this.timeout(60_000);
  let broker: Client;

  before(async () => {
    const { id: companyId } = await buildCompany();
    broker = as(await buildUser({ companyId }));
  });

  it('of carriers without an RFC does not double them when it comes again', async () => {
    const rows = [
      { ...US, 'Razón social *': 'Prairie One LLC', EIN: '12-3456701' },
      { ...US, 'Razón social *': 'Prairie Two LLC', SCAC: 'PRAC' },
      { ...US, 'Razón social *': 'Prairie Three LLC', CAAT: '3P7K' },
      { ...US, 'Razón social *': 'Prairie Four LLC' },
      { ...US, 'Razón social *': 'Prairie Five LLC', 'Número USDOT': 'USDOT 5550105' },
      { ...US, 'Razón social *': 'Prairie Six LLC', 'Número MC': 'MC 555016' },
    ];
    expect(await upload('carriers', rows)).to.include({ rowsNew: 6, rowsExisting: 0 });
    const renamed = rows.map((row) => ({ ...row }));
    renamed[0]!['Razón social *'] = 'PRAIRIE ONE, L.L.C.';
    const again = await upload('carriers', renamed);
    expect(again).to.include({ rowsNew: 0, rowsExisting: 6, rowsCreated: 0, rowsUnchanged: 6 });
    expect(await warningsOf(again.id)).to.deep.equal([
      'Parece que ya está registrado: hay un transportista con el mismo EIN',
      'Parece que ya está registrado: hay un transportista con el mismo SCAC',
      'Parece que ya está registrado: hay un transportista con el mismo CAAT',
      'Parece que ya está registrado: hay un transportista con el mismo nombre',
      'Parece que ya está registrado: hay un transportista con el mismo USDOT',
      'Parece que ya está registrado: hay un transportista con el mismo MC',
    ]);
    const other = { ...US, 'Razón social *': 'Prairie Two LLC', SCAC: 'PRBC' };
    expect(await upload('carriers', [other])).to.include({ rowsNew: 1, rowsExisting: 0 });
  });

  it('of a carrier with the name of another one creates it on demand', async () => {
    const namesake = [{ ...US, 'Razón social *': 'Prairie Namesake LLC' }];
    expect(await upload('carriers', namesake)).to.include({ rowsCreated: 1 });
    const created = await upload('carriers', namesake, '?existing=create');
    expect(created).to.include({ rowsExisting: 1, rowsCreated: 1 });
  });

  it('of loads without a reference does not double them when it comes again', async () => {
    const trucks = [LOAD, LOAD, { ...LOAD, Recolección: '2027-05-11' }];
    expect(await upload('shipments', trucks)).to.include({ rowsCreated: 3 });
    const again = await upload('shipments', trucks);
    expect(again).to.include({ rowsNew: 0, rowsExisting: 3, rowsCreated: 0 });
    expect((await warningsOf(again.id))[0]).to.match(/^Parece que ya está registrada/);
    expect(await upload('shipments', [LOAD], '?existing=create')).to.include({ rowsCreated: 1 });
  });

  it('of locations does not double those with the same name and town, or street and postal code', async () => {
    const place = { 'Ciudad *': 'Monterrey', 'Estado *': 'N.L.', 'País *': 'México' };
    const rows = [
      { ...place, 'Nombre *': 'Bodega Sur', 'Calle y número': 'Ruiz 5', 'Código postal': '64000' },
      { ...place, 'Nombre *': 'Nave 3', 'Calle y número': 'Ruiz 7', 'Código postal': '64000' },
    ];
    expect(await upload('locations', rows)).to.include({ rowsCreated: 2 });
    const again = await upload('locations', [
      { ...place, 'Nombre *': ' BODEGA  SUR ', 'Calle y número': 'Av. Ruiz 5' },
      { ...rows[1]!, 'Nombre *': 'Nave tres' },
      { ...rows[1]!, 'Nombre *': 'Nave 9', 'Calle y número': 'Ruiz 9' },
    ]);
    expect(again).to.include({ rowsNew: 1, rowsExisting: 2, rowsCreated: 1 });
    expect(await warningsOf(again.id)).to.deep.equal([
      'Parece que ya está registrada: hay una ubicación con el mismo nombre y ciudad',
      'Parece que ya está registrada: hay una ubicación con la misma calle y código postal',
    ]);
  });

  it('has titles and blank lines above its header, which need no commas', async () => {
    const row = { ...US, 'Razón social *': 'Bajo Título LLC' };
    const titles = 'Reporte de transportistas al 30/11/2026\n\nHecho por: Ana\n';
    expect(await upload('carriers', [row], '', titles)).to.include({
      rowsTotal: 1,
      rowsCreated: 1,
    });
  });

  it('has headings with a mark that has no shape', async () => {
    const row = { '\u200bRazón social\u200b *': 'Sin Forma LLC' };
    expect(await upload('carriers', [row])).to.include({ rowsCreated: 1 });
  });

  it('has phones in the spellings of people, each read by the country of its row', async () => {
    const spellings = [
      '8112345678',
      '044 81 1234 5678',
      '="528112345678"',
      '1 81 1234 5678',
      '8112345678.0',
    ];
    const rows = [
      ...spellings,
      '81 8345 6789 ext. 12',
      '9565550142.0',
      '5.28112E+11',
      '521811234567',
    ].map((phone, i) => ({
      'Razón social *': `Nopal ${i}`,
      Nacionalidad: 'México',
      Teléfono: phone,
    }));
    const { id, ...counts } = await upload('carriers', rows);
    expect(counts).to.include({ rowsCreated: 6, rowsFailed: 3 });
    const { body } = await broker.get<Schemas['ImportRow'][]>(
      `/api/imports/${id}/rows?outcome=failed`,
    );
    const errors = body.map(({ errors: [error] }) => error!.message);
    expect(errors[0]).to.match(/^«9565550142.0»: ¿Es \+1 956 555 0142\?/);
    expect(errors[1]).to.match(/perdió dígitos; dele formato de texto/);
    expect(errors[2]).to.match(/^«521811234567»: No existe un teléfono así/);
    const { body: carriers } = await broker.get<Schemas['Carrier'][]>(
      '/api/carriers?q=nopal&limit=100',
    );
    const phones = new Set(carriers.map(({ contactPhone }) => contactPhone));
    expect(phones).to.deep.equal(new Set(['528112345678', '528183456789']));
  });

  it('in a workbook has titles above its header, and a note at a row that is hidden', async () => {
    const header = await headerOf('carriers');
    const rowOf = (name: string) =>
      header.map((cell) => ({ ...US, 'Razón social *': name })[cell] ?? '');
    const rows = [
      textRow(1, 'Reporte de transportistas'),
      textRow(3, ...header),
      textRow(4, ...rowOf('A la Vista LLC')),
      textRow(5, ...rowOf('Tras el Filtro LLC')).replace('<row ', '<row hidden="1" '),
    ].join('');
    const bytes = workbookOf({ sheets: [{ rows }] });
    const { id, ...counts } = await send('carriers', new File([bytes], 'libro.xlsx'));
    expect(counts).to.include({ rowsTotal: 2, rowsCreated: 2 });
    const { body } = await broker.get<Schemas['ImportRow'][]>(`/api/imports/${id}/rows`);
    expect(body.map(({ row, warnings }) => [row, warnings.map(({ message }) => message)])).to.eql([
      [5, ['La fila está oculta o filtrada en el libro']],
    ]);
  });

  for (const [what, content, remedy] of [
    [
      'an OpenDocument spreadsheet',
      Buffer.from(
        'PK\x03\x04' + '\0'.repeat(26) + 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
      ),
      /OpenDocument/,
    ],
    ['a web page', '<html><body><table><tr><td>Razón social', /página web/],
    [
      'an XML spreadsheet',
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook>',
      /XML 2003/,
    ],
  ] as const)
    it(`that is ${what} named .xls is named for what it is, with what to do`, async () => {
      const form = new FormData();
      form.append('file', new File([content], 'libro.xls'));
      const { status, body } = await broker.post('/api/carriers/bulkFile', form);
      expect(status).to.equal(422);
      const { file } = (body as Schemas['Problem']).errors!;
      expect(file)
        .to.match(remedy)
        .and.to.match(/guárdelo como Libro de Excel/);
    });

  async function headerOf(resource: string): Promise<string[]> {
    const { body } = await broker.get<string>(`/api/${resource}/bulkTemplate?languaje=ES`);
    return (parse(body) as string[][])[0]!;
  }

  async function upload(resource: string, rows: Cells[], query = '', titles = '') {
    const head = await headerOf(resource);
    const plain = (text: string) => text.replaceAll('\u200b', '');
    const header = head.map(
      (cell) => Object.keys(rows[0]!).find((one) => plain(one) === cell) ?? cell,
    );
    const lines = [header, ...rows.map((row) => header.map((cell) => row[cell] ?? ''))];
    const quoted = lines.map((cells) =>
      cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
    );
    return send(resource, new File([titles + quoted.join('\n')], 'archivo.csv'), query);
  }

  async function send(resource: string, file: File, query = '') {
    const form = new FormData();
    form.append('file', file);
    const path = `/api/${resource}/bulkFile${query}`;
    const { status, body } = await broker.post<Schemas['Import']>(path, form);
    expect(status, JSON.stringify(body)).to.equal(201);
    await runImport(body.id, await testStorage());
    return (await broker.get<Schemas['Import']>(`/api/imports/${body.id}`)).body;
  }

  async function warningsOf(id: string) {
    const { body } = await broker.get<Schemas['ImportRow'][]>(
      `/api/imports/${id}/rows?outcome=existing`,
    );
    return body.flatMap(({ warnings }) => warnings.map(({ message }) => message));
  }
});
