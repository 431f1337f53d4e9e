import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { runImport } from '../../../core/import/run.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Carrier } from '../../../network/carriers/Carrier.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { as, type Client } from '../../../testing/client.ts';
import { textRow, workbookOf } from '../../../testing/files/workbook.ts';
import { buildUser } from '../../users/test/factory.ts';

type Import = Schemas['Import'];
type Cells = Record<string, string>;

/** The phone 81 8345 XXXX, as people write it. */
const SPELLINGS: ((last: string) => string)[] = [
  (last) => `818345${last}`,
  (last) => `(81) 8345-${last}`,
  (last) => `044 81 8345 ${last}`,
  (last) => `=&quot;52818345${last}&quot;`,
];

/** Every hundredth carrier, from the first on, has a phone with a digit missing. */
const isWrong = (i: number) => i % 100 === 0;

const isHidden = (i: number) => i % 160 === 5;

const COUNT = 800;
const HIDDEN = 5;
const WRONG = 8;

describe('A workbook of 800 carriers as a broker keeps it', function () {
  this.timeout(120_000);
  let companyId: string;
  let broker: Client;

  before(async () => {
    companyId = (await buildCompany()).id;
    broker = as(await buildUser({ companyId }));
  });

  it('is loaded in one pass, with every row right or refused with its remedy', async () => {
    const file = await previewed(await workbook());
    expect(file).to.include({ rowsTotal: COUNT + 1, rowsHidden: HIDDEN, totalsRow: COUNT + 4 });
    expect(file.ignoredColumns).to.deep.equal(['Notas de Ana']);
    const done = await confirmed(file, ['totals']);
    expect(done).to.include({ rowsTotal: COUNT, rowsCreated: COUNT - WRONG, rowsFailed: WRONG });
    const carriers = await Carrier.query().where({ companyId });
    expect(carriers).to.have.length(COUNT - WRONG);
    for (const { carrierName, contactPhone, addressList } of carriers) {
      const number = /\d+/.exec(carrierName)![0];
      expect(contactPhone, carrierName).to.equal(`52818345${number.padStart(4, '0')}`);
      expect(addressList![0], carrierName).to.include({ postalCode: '06600' });
    }
    for (const { errors } of await rowsOf(done, 'failed'))
      expect(errors.map(({ message }) => message).join()).to.match(/^«818345\d{3}»: .{20}/);
  });

  it('is loaded without its hidden rows where the person wants it so', async () => {
    const done = await confirmed(await previewed(await workbook('Otra')), ['hidden', 'totals']);
    const count = COUNT - HIDDEN;
    expect(done).to.include({ rowsTotal: count, rowsRead: count, rowsWritten: count });
    expect(await Carrier.query().findOne({ companyId, carrierName: 'Otra 5' })).to.equal(undefined);
    expect(await Carrier.query().findOne({ companyId, carrierName: 'Otra 6' })).to.be.an('object');
  });

  it('is refused by a program that asks nobody, with the column that the template has not', async () => {
    const { status, body } = await send(await workbook('Ajena'), '');
    expect([status, (body as Schemas['Problem']).code]).to.deep.equal([422, 'ERR_08']);
    expect((body as Schemas['Problem']).detail).to.equal(
      'No están en la plantilla, o se repiten: Notas de Ana.',
    );
  });

  it('names the columns that it lacks, in the language of the caller and no others', async () => {
    const without = (await workbook('Corta', ['Teléfono', 'SCAC'])) as Buffer;
    const { status, body } = await send(without, '?preview=true', 'en');
    expect(status).to.equal(422);
    expect((body as Schemas['Problem']).detail, JSON.stringify(body)).to.match(
      /^Missing: SCAC, Phone\. /,
    );
  });

  async function workbook(name = 'Transportes', without: string[] = []): Promise<Buffer> {
    const { body } = await broker.get<string>('/api/carriers/bulkTemplate?languaje=ES');
    const [template] = parse(body, { bom: true }) as [string[]];
    const header = [...template.filter((one) => !without.includes(one)), 'Notas de Ana'];
    const rowOf = (cells: Cells) => header.map((heading) => cells[heading] ?? '');
    const rows = Array.from({ length: COUNT }, (_, i) => {
      const row = textRow(i + 4, ...rowOf(carrier(name, i)));
      return isHidden(i) ? row.replace('<row ', '<row hidden="1" ') : row;
    });
    const totals = textRow(COUNT + 4, ...rowOf({ 'Razón social *': `TOTAL: ${COUNT}` }));
    const title = textRow(1, 'Transportistas al 30/11/2026, hecho por Ana');
    return workbookOf({
      sheets: [{ rows: [title, textRow(3, ...header), ...rows, totals].join('') }],
    });
  }

  async function send(bytes: Buffer, query: string, locale = 'es') {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], 'transportistas.xlsx'));
    const headers = { 'accept-language': locale };
    return broker.post<Import | Schemas['Problem']>(`/api/carriers/bulkFile${query}`, form, {
      headers,
    });
  }

  async function previewed(bytes: Buffer): Promise<Import> {
    const { status, body } = await send(bytes, '?preview=true');
    expect(status, JSON.stringify(body)).to.equal(201);
    return reread((body as Import).id);
  }

  async function confirmed({ id }: Import, leaveOut: ('hidden' | 'totals')[]): Promise<Import> {
    const { status } = await broker.post(`/api/imports/${id}/confirm`, { leaveOut });
    expect(status).to.equal(200);
    return reread(id);
  }

  async function reread(id: string): Promise<Import> {
    await runImport(id, await testStorage());
    return (await broker.get<Import>(`/api/imports/${id}`)).body;
  }

  async function rowsOf({ id }: Import, outcome: string) {
    const path = `/api/imports/${id}/rows?outcome=${outcome}&limit=100`;
    return (await broker.get<Schemas['ImportRow'][]>(path)).body;
  }
});

function carrier(name: string, i: number): Cells {
  const last = String(i).padStart(4, '0');
  const phone = isWrong(i) ? `818345${last.slice(1)}` : SPELLINGS[i % SPELLINGS.length]!(last);
  return {
    'Razón social *': `${name} ${i}`,
    Nacionalidad: i % 2 ? 'México' : 'MX',
    Teléfono: phone,
    'Dirección: ciudad': 'Ciudad de México',
    'Dirección: estado': 'CDMX',
    'Dirección: país': 'México',
    'Dirección: código postal': i % 2 ? '&apos;06600' : '=&quot;06600&quot;',
    'Notas de Ana': i % 3 ? '' : 'llamar el lunes',
  };
}
