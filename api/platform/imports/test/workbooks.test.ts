import { expect } from 'chai';
import { readXlsx, type Sheet } from 'hucre/xlsx';
import { parse } from 'csv-parse/sync';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { runImport } from '../../../core/import/run.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { workbookOf } from '../../../core/export/workbook.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { accessToken, as, type Client } from '../../../testing/client.ts';
import { testServer } from '../../../testing/server.ts';
import { buildUser } from '../../users/test/factory.ts';

type Import = Schemas['Import'];

const BLUE = '0B57D0';

describe('Bulk upload with Excel workbooks', function () {
  this.timeout(30_000);
  let email: string;
  let broker: Client;

  before(async () => {
    await testServer();
    await buildEquipment({ nameEs: 'Lowboy de prueba', nameEn: 'Test lowboy' });
    ({ email } = await buildUser({ companyId: (await buildCompany()).id }));
    broker = as(email);
  });

  /** A file of the API as bytes, with its name. */
  async function fileAt(path: string) {
    const headers = { authorization: `Bearer ${await accessToken(email)}` };
    const answer = await fetch(`${(await testServer()).url}/api/${path}`, { headers });
    expect(answer.status).to.equal(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return {
      bytes,
      name: /filename="([^"]+)"/.exec(answer.headers.get('content-disposition')!)![1],
    };
  }

  const templateIn = async (language: string): Promise<Sheet[]> => {
    const { bytes, name } = await fileAt(`carriers/bulkTemplate?format=xlsx&languaje=${language}`);
    expect(name).to.equal('carriers.xlsx');
    return (await readXlsx(bytes, { readStyles: true })).sheets;
  };

  const uploaded = (bytes: Buffer, name: string) => {
    const body = new FormData();
    body.append('file', new Blob([bytes as never]), name);
    return broker.post<Pick<Import, 'id'> & Pick<Schemas['Problem'], 'errors'>>(
      '/api/carriers/bulkFile',
      body,
    );
  };

  it('gives a template with required columns in blue and optional ones in black', async () => {
    const [sheet] = await templateIn('ES');
    const [head] = sheet!.rows;
    const colors = head!.map((_, i) => sheet!.cells!.get(`0,${i}`)!.style!.font!.color!.rgb);
    const required = head!.filter((heading) => String(heading).endsWith(' *'));
    expect(required).to.include('Razón social *');
    expect(head!.filter((_, i) => String(colors[i]).endsWith(BLUE))).to.deep.equal(required);
    expect(new Set(colors)).to.have.property('size', 2);
  });

  it('offers TRUE and FALSE for equipment, and the names of states, whatever else may be typed', async () => {
    const [sheet, , lists] = await templateIn('ES');
    const [head] = sheet!.rows;
    const optionsOf = (heading: string) => {
      const letter = columnName(head!.indexOf(heading));
      const rule = sheet!.dataValidations!.find(({ range }) => range.startsWith(`${letter}2:`))!;
      expect(rule).to.include({ type: 'list', range: `${letter}2:${letter}100001` });
      expect(rule.showErrorMessage).not.to.equal(true);
      const [, column, last] = /^'Listas'!\$([A-Z]+)\$1:\$[A-Z]+\$(\d+)$/.exec(rule.formula1!)!;
      const at = Array.from({ length: 100 }, (_, i) => columnName(i)).indexOf(column!);
      return lists!.rows.slice(0, Number(last)).map((row) => row[at]);
    };
    expect(lists).to.include({ name: 'Listas', hidden: true });
    expect(optionsOf('Lowboy de prueba')).to.deep.equal(['TRUE', 'FALSE']);
    expect(optionsOf('Dirección: estado')).to.include.members(['Nuevo León', 'Texas']);
    expect(optionsOf('Tipo')).to.include('Hombre-camión');
  });

  it('explains each column on a sheet of its own, in the language of the caller', async () => {
    const [sheet, explained] = await templateIn('EN');
    expect([sheet!.name, explained!.name]).to.deep.equal(['Template', 'Explanation']);
    const start = explained!.rows.findIndex(([first]) => first === 'Column');
    const rows = explained!.rows.slice(start + 1);
    expect(rows).to.have.length(sheet!.rows[0]!.length);
    expect(rows[0]).to.deep.equal(['Legal name', 'Yes', 'Text']);
    expect(rows.find(([first]) => first === 'Hazmat')![2]).to.include('TRUE or FALSE');
  });

  it('takes the template itself, and refuses it only because it has no rows', async () => {
    for (const language of ['ES', 'EN']) {
      const { bytes } = await fileAt(`carriers/bulkTemplate?format=xlsx&languaje=${language}`);
      const { status, body } = await uploaded(bytes, 'plantilla.xlsx');
      expect(status).to.equal(422);
      expect(body.errors!.file).to.include('no tiene filas debajo del encabezado');
    }
  });

  it('creates records from a workbook, and gives the refused rows back as a workbook with their errors', async () => {
    const [sheet] = await templateIn('ES');
    const head = sheet!.rows[0] as string[];
    const row = (cells: Record<string, string | number | boolean>) =>
      head.map((heading) => cells[heading] ?? null);
    const bytes = await workbookOf([
      { name: 'Notas', rows: [['Lista de 2026']] },
      {
        name: 'Transportistas',
        rows: [
          head,
          row({
            'Razón social *': 'De un libro',
            'Lowboy de prueba': true,
            Teléfono: 528181234567,
          }),
          row({}),
          row({ 'Razón social *': '=1+1', RFC: 'NO-ES', 'Lowboy de prueba': 'X' }),
        ],
      },
    ]);
    const { status, body } = await uploaded(bytes, 'mis transportistas.csv');
    expect(status, JSON.stringify(body)).to.equal(201);
    await runImport(body.id, await testStorage());
    const { body: done } = await broker.get<Import>(`/api/imports/${body.id}`);
    expect(done).to.include({ rowsTotal: 2, rowsCreated: 1, rowsFailed: 1 });
    const { body: rows } = await broker.get<Schemas['ImportRow'][]>(`/api/imports/${body.id}/rows`);
    expect(rows.map((one) => one.row)).to.deep.equal([4]);
    const back = await fileAt(`imports/${body.id}/file`);
    expect(back.name).to.equal('mis transportistas.xlsx');
    const [titles, first, ...others] = (await readXlsx(back.bytes)).sheets[0]!.rows;
    expect(titles).to.deep.equal([...head, 'Errores']);
    expect(others).to.deep.equal([]);
    expect([first![0], first!.at(-1)]).to.deep.equal([
      '=1+1',
      'RFC: «NO-ES»: El RFC lleva 3 o 4 letras, una fecha real AAMMDD y 3 caracteres de homoclave',
    ]);
    const whole = await fileAt(`imports/${body.id}/file?rows=all`);
    expect((await readXlsx(whole.bytes)).sheets[0]!.rows).to.have.length(3);
    const { bytes: text } = await fileAt(`imports/${body.id}/file?format=csv`);
    expect((parse(text, { bom: true }) as string[][])[1]![0]).to.equal("'=1+1");
  });

  it('gives a file with semicolons or tabs back as it came', async () => {
    for (const mark of [';', '\t']) {
      const [sheet] = await templateIn('ES');
      const head = sheet!.rows[0] as string[];
      const text = [head, ['', 'Sin razón social, ni RFC']]
        .map((cells) => cells.join(mark))
        .join('\r');
      const { body } = await uploaded(Buffer.from(text), 'excel.TXT');
      await runImport(body.id, await testStorage());
      const { bytes, name } = await fileAt(`imports/${body.id}/file`);
      expect(name).to.equal('excel.csv');
      const [titles, row] = parse(bytes, { bom: true, delimiter: mark }) as string[][];
      expect(titles).to.deep.equal([...head, 'Errores']);
      expect(row![1]).to.equal('Sin razón social, ni RFC');
    }
  });
});

function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}
