import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { runImport } from '../../../core/import/run.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import {
  asCsv,
  asXls,
  asXlsx,
  cartaPorte,
  cfdi,
  type SatSheet,
} from '../../../testing/files/satBook.ts';
import { SatKey } from '../SatKey.ts';
import type { XlsCell } from '../../../testing/files/xls.ts';

type Import = Schemas['Import'];
type Problem = Schemas['Problem'];
type Catalog = Schemas['SatCatalog'];

const TILES = ['30131700', 'Losetas y baldosas', 'Piso, azulejo', '0', '01/06/2021', null];
const ACID = [12352301, 'Ácidos inorgánicos', null, '0, 1', '01/06/2021', null];
const ANIMALS = [10101500, 'Animales vivos de granja', 'Ganado', '0', '01/06/2021', '31/12/2024'];

const satBook = (products: XlsCell[][]) => asXls(cartaPorte(products));

const DRUMS = 'Bidones (Tambores) de Acero 1 de tapa no desmontable';
const DRUM = 'Tambor de cincuenta y cinco galones';
const COLONIES = [
  '01000 0001 San Ángel -',
  '69792 1803 Santiago Tilapa -',
  '70504 5791 Los Ranchos -',
];
const CODES = [
  ...['64000 NLE 039 2024-07-17', '66350 NLE 048 2024-07-17'],
  ...['AGU 00000 AGU 2024-07-17', 'BCN 00000 BCN 2024-07-17'],
];

/** The sheet of a catalog as CSV, where it has only one. */
function csvOf(catalog: string, sheets: SatSheet[]): Buffer[] {
  const name = SHEETS[catalog];
  return name ? [asCsv(sheets.find((sheet) => sheet.name === name)!)] : [];
}

const SHEETS: Record<string, string> = {
  products: 'c_ClaveProdServCP',
  hazards: 'c_MaterialPeligroso',
  units: 'c_ClaveUnidad',
  packaging: 'c_TipoEmbalaje',
  municipalities: 'c_Municipio',
};

describe("SAT's catalogs", function () {
  this.timeout(60_000);
  let admin: User;
  let staff: User;

  before(async () => {
    admin = await buildUser({ type: 'internal', role: 'admin' });
    staff = await buildUser({ type: 'internal', role: 'member' });
  });

  beforeEach(() => SatKey.query().delete());
  after(() => SatKey.query().delete());

  async function upload<Answer = Problem>(file: Buffer | string, query: object, who = admin) {
    const body = new FormData();
    body.append('file', new Blob([file as never]), 'catCartaPorte31.xlsx');
    const asked = {
      catalog: 'products',
      source: 'SAT, catCartaPorte 3.1',
      languaje: 'EN',
      ...query,
    };
    const path = `/api/sat_keys/bulkFile?${new URLSearchParams(asked as Record<string, string>)}`;
    return as(who).post<Answer>(path, body);
  }

  async function loaded(file: Buffer | string, query: object): Promise<Import> {
    const { status, body } = await upload<Import>(file, query);
    expect(status, JSON.stringify(body)).to.equal(201);
    await runImport(body.id, await testStorage());
    return (await as(admin).get<Import>(`/api/imports/${body.id}`)).body;
  }

  const keys = async (query: string) =>
    (await as(staff).get<Schemas['SatKey'][]>(`/api/sat_keys?${query}`)).body;
  const edition = async (name: string) =>
    (await as(staff).get<Catalog[]>('/api/sat_catalogs')).body.find(({ id }) => id === name)!;

  describe('POST /sat_keys/bulkFile', () => {
    it("needs a token and an admin of Andén's", async () => {
      const path = '/api/sat_keys/bulkFile?catalog=products&dated=2026-01-01&source=x';
      expect((await anonymous.post(path, new FormData())).status).to.equal(401);
      expect((await upload('a', { dated: '2026-01-01' }, staff)).status).to.equal(403);
    });

    it('refuses an unknown catalog, a date of the future and a workbook of other catalogs', async () => {
      const book = satBook([TILES]);
      const dated = '2026-01-01';
      expect((await upload(book, { catalog: 'colours', dated })).status).to.equal(422);
      const future = await upload(book, { dated: '2999-01-01' });
      expect([future.status, Object.keys(future.body.errors!)]).to.deep.equal([422, ['dated']]);
      const other = await upload(book, { catalog: 'postalCodes', dated });
      expect([other.status, other.body.code]).to.deep.equal([422, 'ERR_08']);
      const services = await upload(asXls(cfdi()), { catalog: 'products', dated });
      expect([services.body.code, Object.keys(services.body.errors!)]).to.deep.equal([
        'ERR_08',
        ['Material peligroso'],
      ]);
    });

    it("reads every catalog from SAT's own workbook, and the same saved as .xlsx or as CSV", async function () {
      this.timeout(240_000);
      const books: [string, SatSheet[], string[]][] = [
        ['products', cartaPorte([TILES]), ['30131700 Losetas y baldosas 2021-06-01']],
        ['hazards', cartaPorte([]), ['0004 PICRATO AMÓNICO seco 2024-07-17']],
        ['packaging', cartaPorte([]), [`1A1 ${DRUMS} 2024-07-17`]],
        ['municipalities', cartaPorte([]), ['AGU 001 Aguascalientes 2024-07-17']],
        ['colonies', cartaPorte([]), COLONIES],
        ['units', cfdi(), [`18 ${DRUM} 2024-07-17`, 'KGM Kilogramo 2024-07-17']],
        ['postalCodes', cfdi(), CODES],
      ];
      for (const [catalog, sheets, wanted] of books)
        for (const file of [asXls(sheets), await asXlsx(sheets), ...csvOf(catalog, sheets)]) {
          await SatKey.query().delete();
          expect(await loaded(file, { catalog, dated: '2026-01-01' })).to.include({
            rowsFailed: 0,
          });
          const found = await keys(`catalog=${catalog}&sort=key`);
          const texts = found.map(({ key, name, validFrom }) =>
            [key, name, validFrom ?? '-'].join(' '),
          );
          expect(texts, catalog).to.deep.equal(wanted);
        }
    });

    it('reads a catalog over several sheets as one edition, which lacks no key of an earlier one', async () => {
      const catalog = 'colonies';
      await loaded(asXls(cartaPorte([])), { catalog, dated: '2025-01-07' });
      await loaded(asXls(cartaPorte([])), { catalog, dated: '2026-02-03' });
      expect(await edition(catalog)).to.include({ dated: '2026-02-03', keys: 3, absent: 0 });
    });

    it('refuses a workbook that lacks a sheet of a catalog, and says which ones it has', async () => {
      const whole = cartaPorte([]);
      const [catalog, dated] = ['colonies', '2026-01-01'];
      const gap = whole.filter(({ name }) => name !== 'c_Colonia_2');
      const { status, body } = await upload(asXls(gap), { catalog, dated });
      expect([status, body.errors!.file]).to.deep.equal([
        422,
        'Of the catalog the workbook has only c_Colonia_1, c_Colonia_3, and lacks part 2: upload the whole file, as it was published',
      ]);
      const start = asXls(cfdi().filter(({ name }) => !name.endsWith('Parte_2')));
      const open = await upload(start, { catalog: 'postalCodes', dated });
      expect(open.body.errors!.file).to.include('only c_CodigoPostal_Parte_1, and lacks part 2');
      const mixed = whole.map((sheet) =>
        sheet.name === 'c_Colonia_3'
          ? { ...sheet, rows: sheet.rows.map((row) => row.toReversed()) }
          : sheet,
      );
      const columns = await upload(asXls(mixed), { catalog, dated });
      expect(columns.body.errors!.file).to.include('c_Colonia_1 and c_Colonia_3 do not have');
    });

    it('finds the sheet and its headings, reads keys whose zeros Excel lost, and validity', async () => {
      const done = await loaded(satBook([TILES, ACID, ANIMALS, [1010101, null]]), {
        dated: '2025-01-07',
      });
      expect(done).to.include({ rowsCreated: 3, rowsFailed: 1 });
      expect(done.details).to.deep.equal({
        catalog: 'products',
        dated: '2025-01-07',
        source: 'SAT, catCartaPorte 3.1',
      });
      const found = await keys('catalog=products&sort=key');
      expect(found.map(({ key, trait, validUntil }) => [key, trait, validUntil])).to.deep.equal([
        ['10101500', '0', '2024-12-31'],
        ['12352301', '0,1', null],
        ['30131700', '0', null],
      ]);
      expect((await keys('q=azulejo')).map(({ key }) => key)).to.deep.equal(['30131700']);
      expect(await keys('q=granja&validOn=2025-01-01')).to.deep.equal([]);
      expect(await keys('q=granja&validOn=2024-12-31')).to.have.length(1);
      const { body: text } = await as(admin).get<string>(`/api/imports/${done.id}/file`);
      expect(text).to.be.a('string');
    });

    it('reads a sheet that was saved as CSV, and the keys that repeat per state and postal code', async () => {
      const dated = '2025-01-07';
      const head = 'Catálogo,,\nVersión,,\n,,\n';
      const colonies = `${head}c_Colonia,c_CodigoPostal,Nombre del asentamiento\n1,64000,Centro\n0001,66350,Centro\n`;
      expect(await loaded(colonies, { catalog: 'colonies', dated })).to.include({ rowsCreated: 2 });
      expect((await keys('catalog=colonies')).map(({ key }) => key)).to.deep.equal([
        '64000 0001',
        '66350 0001',
      ]);
      const codes = `${head}c_CodigoPostal,c_Estado,c_Municipio,c_Localidad,Estímulo,Fecha inicio de vigencia,Fecha fin de vigencia,Husos\n64000,NLE,39,07,0,01/07/2017,,Tiempo,Abril,Primer domingo\n`;
      expect(await loaded(codes, { catalog: 'postalCodes', dated })).to.include({ rowsCreated: 1 });
      const [code] = await keys('catalog=postalCodes');
      expect(code).to.include({
        key: '64000',
        name: 'NLE 039',
        trait: 'NLE',
        validFrom: '2017-07-01',
      });
    });

    it('takes a new edition: what it says of known keys, nothing twice, and nothing of an older one', async () => {
      await loaded(satBook([TILES, ACID, ANIMALS]), { dated: '2025-01-07' });
      const again = await loaded(satBook([TILES, ACID, ANIMALS]), { dated: '2025-01-07' });
      expect(again).to.include({ rowsCreated: 0, rowsUpdated: 0, rowsUnchanged: 3 });
      const renamed = [...TILES.slice(0, 1), 'Losetas, baldosas y azulejos', ...TILES.slice(2)];
      const next = await loaded(satBook([renamed, ACID]), { dated: '2026-02-03' });
      expect(next).to.include({ rowsCreated: 0, rowsUpdated: 1, rowsUnchanged: 1 });
      const [tiles] = await keys('q=30131700');
      expect(tiles).to.include({
        name: 'Losetas, baldosas y azulejos',
        dated: '2026-02-03',
        version: 2,
      });
      const old = await upload(satBook([TILES]), { dated: '2025-01-07' });
      expect(old.body.errors!.dated).to.include('2026-02-03');
    });
  });

  describe('GET /sat_catalogs and POST /sat_catalogs/:catalog/end', () => {
    it("are for Andén's staff", async () => {
      const broker = await buildUser({ type: 'carrier' });
      expect((await anonymous.get('/api/sat_catalogs')).status).to.equal(401);
      expect((await as(broker).get('/api/sat_catalogs')).status).to.equal(403);
      expect((await as(staff).post('/api/sat_catalogs/units/end', {})).status).to.equal(403);
      expect((await as(admin).post('/api/sat_catalogs/colours/end', {})).status).to.equal(422);
    });

    it('say which edition is loaded and by whom, and end the keys that it lacks', async () => {
      expect(await edition('products')).to.include({ dated: null, keys: 0, absent: 0 });
      await loaded(satBook([TILES, ACID]), { dated: '2025-01-07' });
      const { id } = await loaded(satBook([TILES]), { dated: '2026-02-03' });
      const found = await edition('products');
      expect(found).to.include({ dated: '2026-02-03', keys: 2, absent: 1, ended: 0, importId: id });
      expect(found.loadedBy).to.equal(`${admin.firstName} ${admin.lastName}`);
      const ended = await as(admin).post<Catalog>('/api/sat_catalogs/products/end', {});
      expect(ended.body).to.include({ keys: 2, absent: 0, ended: 1 });
      expect((await keys('q=12352301'))[0]).to.include({ validUntil: '2026-02-02', version: 2 });
      expect((await keys('q=30131700'))[0]).to.include({ validUntil: null });
      const [change] = await SatKey.knex()('changes').whereRaw(
        `entity = 'sat_keys' and action = 'updated' and after->>'valid_until' is not null`,
      );
      expect([change.before, change.after]).to.deep.equal([
        { valid_until: null },
        { valid_until: '2026-02-02' },
      ]);
    });
  });
});
