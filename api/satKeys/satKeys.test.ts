import { expect } from 'chai';
import type { Schemas } from '../core/contract/types.ts';
import { runImport } from '../core/import/run.ts';
import { testStorage } from '../testing/base/dataDir.ts';
import { anonymous, as } from '../testing/client.ts';
import { buildUser } from '../users/factory.ts';
import type { User } from '../users/User.ts';
import { satBook } from './satBook.ts';
import { SatKey } from './SatKey.ts';

type Import = Schemas['Import'];
type Problem = Schemas['Problem'];
type Catalog = Schemas['SatCatalog'];

const TILES = ['30131700', 'Losetas y baldosas', 'Piso, azulejo', '0', '01/06/2021', null];
const ACID = [12352301, 'Ácidos inorgánicos', null, '0, 1', '01/06/2021', null];
const ANIMALS = [10101500, 'Animales vivos de granja', 'Ganado', '0', '01/06/2021', '31/12/2024'];

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

    it('refuses an unknown catalog, a date of the future, another catalog and a sheet that is not there', async () => {
      const book = await satBook([TILES]);
      const dated = '2026-01-01';
      expect((await upload(book, { catalog: 'colours', dated })).status).to.equal(422);
      const future = await upload(book, { dated: '2999-01-01' });
      expect([future.status, Object.keys(future.body.errors!)]).to.deep.equal([422, ['dated']]);
      const other = await upload(book, { catalog: 'colonies', dated });
      expect([other.status, other.body.code]).to.deep.equal([422, 'ERR_08']);
      expect(other.body.errors).to.include.keys('c_Colonia', 'c_CodigoPostal');
      const sheet = await upload(book, { dated, sheet: 'c_Colonia_2' });
      expect(sheet.body.errors!.file).to.include('c_MaterialPeligroso');
    });

    it('finds the sheet and its headings, reads keys whose zeros Excel lost, and validity', async () => {
      const done = await loaded(await satBook([TILES, ACID, ANIMALS, [1010101, null]]), {
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
      await loaded(await satBook([TILES, ACID, ANIMALS]), { dated: '2025-01-07' });
      const again = await loaded(await satBook([TILES, ACID, ANIMALS]), { dated: '2025-01-07' });
      expect(again).to.include({ rowsCreated: 0, rowsUpdated: 0, rowsUnchanged: 3 });
      const renamed = [...TILES.slice(0, 1), 'Losetas, baldosas y azulejos', ...TILES.slice(2)];
      const next = await loaded(await satBook([renamed, ACID]), { dated: '2026-02-03' });
      expect(next).to.include({ rowsCreated: 0, rowsUpdated: 1, rowsUnchanged: 1 });
      const [tiles] = await keys('q=30131700');
      expect(tiles).to.include({
        name: 'Losetas, baldosas y azulejos',
        dated: '2026-02-03',
        version: 2,
      });
      const old = await upload(await satBook([TILES]), { dated: '2025-01-07' });
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
      await loaded(await satBook([TILES, ACID]), { dated: '2025-01-07' });
      const { id } = await loaded(await satBook([TILES]), { dated: '2026-02-03' });
      const found = await edition('products');
      expect(found).to.include({ dated: '2026-02-03', keys: 2, absent: 1, ended: 0, importId: id });
      expect(found.loadedBy).to.equal(`${admin.firstName} ${admin.lastName}`);
      const ended = await as(admin).post<Catalog>('/api/sat_catalogs/products/end', {});
      expect(ended.body).to.include({ keys: 2, absent: 0, ended: 1 });
      expect((await keys('q=12352301'))[0]).to.include({ validUntil: '2026-02-02', version: 2 });
      expect((await keys('q=30131700'))[0]).to.include({ validUntil: null });
    });
  });
});
