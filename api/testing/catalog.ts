import { expect } from 'chai';
import type { Schemas } from '../core/contract/types.ts';
import { buildUser } from '../platform/users/test/factory.ts';
import type { User } from '../platform/users/User.ts';
import type { CatalogPolicy } from '../core/auth/policy.ts';
import { tableOf } from './actors.ts';
import { anonymous, as } from './client.ts';

/** The differences between the tests of the catalogs. */
export interface Catalog {
  title: string;
  policy: CatalogPolicy;
  /** The path below /api. */
  resource: string;
  /** A valid entry without its code. */
  input: object;
  /** A name with an accent, and a search text without it. */
  accented: string;
  found: string;
  /** A field with an invalid value. */
  wrong: object;
  /** The default values of a created entry. */
  unset: object;
  build: (overrides?: { nameEs: string }) => PromiseLike<Entry>;
}

interface Entry {
  id: string;
  code: string;
}
type Shown = Entry & { can: string[] };
type Problem = Schemas['Problem'];

const RUNS = {
  any: 'list show export create update delete',
  one: 'list show export create update delete',
};
const READS = { any: 'list show export', one: 'list show export' };
const PERMISSIONS = {
  root: RUNS,
  operatorAdmin: RUNS,
  staff: READS,
  brokerAdmin: READS,
  brokerMember: READS,
  shipperAdmin: READS,
  shipperMember: READS,
  carrierAdmin: READS,
  carrierMember: READS,
};

let count = 0;
const code = () => `C_${process.pid}_${(count += 1)}`;

/** Defines the tests of a catalog's operations, which are the same for every catalog. */
export function describeCatalog(catalog: Catalog) {
  const { title, policy, resource, input, accented, found, wrong, unset, build } = catalog;
  const path = `/api${resource}`;

  describe(title, () => {
    let root: User;
    let staff: User;
    let broker: User;
    let driver: User;
    let one: Entry;

    before(async function () {
      this.timeout(30_000);
      root = await buildUser({ type: 'internal', role: 'root' });
      staff = await buildUser({ type: 'internal', role: 'member' });
      broker = await buildUser();
      driver = await buildUser({ type: 'carrier', role: 'member' });
      one = await build({ nameEs: accented });
    });

    it('have the permissions of every catalog', () => {
      expect(tableOf(policy, { one: { id: 'one' } })).to.deep.equal(PERMISSIONS);
    });

    describe(`GET ${resource}`, () => {
      it('needs a token and known filters', async () => {
        expect((await anonymous.get(path)).status).to.equal(401);
        expect((await as(driver).get(`${path}?color=red`)).status).to.equal(422);
      });

      it('is readable by all users, and searches regardless of accents', async () => {
        for (const person of [root, staff, broker, driver]) {
          const { body } = await as(person).get<Shown[]>(`${path}?q=${found}`);
          expect(body.map(({ id }) => id)).to.include(one.id);
        }
      });
    });

    describe(`POST ${resource}`, () => {
      it('needs a token and an admin of Andén', async () => {
        expect((await anonymous.post(path, { ...input, code: code() })).status).to.equal(401);
        for (const person of [staff, broker, driver]) {
          expect((await as(person).post(path, { ...input, code: code() })).status).to.equal(403);
        }
      });

      it('names the wrong fields', async () => {
        const { status, body } = await as(root).post<Problem>(path, {
          ...input,
          code: 'a b',
          ...wrong,
        });
        expect(status).to.equal(422);
        expect(body.errors).to.have.keys('code', ...Object.keys(wrong));
      });

      it('refuses a code that exists', async () => {
        const { status, body } = await as(root).post<Problem>(path, { ...input, code: one.code });
        expect(status).to.equal(409);
        expect(body.errors).to.have.property('code');
      });

      it('creates an entry', async () => {
        const asked = { ...input, code: code() };
        const { status, body } = await as(root).post<Shown>(path, asked);
        expect(status).to.equal(201);
        expect(body).to.include(asked);
      });
    });

    describe(`GET, PATCH and DELETE ${resource}/:id`, () => {
      const change = { nameEn: 'Changed' };

      it('need a token; changes need an admin of Andén', async () => {
        const own = `${path}/${one.id}`;
        expect((await anonymous.get(own)).status).to.equal(401);
        expect((await anonymous.patch(own, change)).status).to.equal(401);
        expect((await anonymous.delete(own)).status).to.equal(401);
        expect((await as(broker).patch(own, change)).status).to.equal(403);
        expect((await as(staff).delete(own)).status).to.equal(403);
        const { body } = await as(driver).get<Shown>(own);
        expect(body.can).to.deep.equal(['list', 'show', 'export']);
      });

      it('are 404 for an unknown id, 422 for a malformed one', async () => {
        const nowhere = `${path}/01890000-0000-7000-8000-000000000000`;
        expect((await as(root).get(nowhere)).status).to.equal(404);
        expect((await as(root).patch(nowhere, change)).status).to.equal(404);
        expect((await as(root).delete(nowhere)).status).to.equal(404);
        expect((await as(root).get(`${path}/1`)).status).to.equal(422);
      });

      it('change the given fields, and archive the entry, which can still be read by its id', async () => {
        const { id } = await build();
        const changed = await as(root).patch<Shown>(`${path}/${id}`, change);
        expect(changed.body).to.include({ ...change, ...unset, version: 2 });
        expect((await as(root).delete(`${path}/${id}`)).body).to.deep.equal({ id });
        const { body: list } = await as(root).get<Shown[]>(`${path}?limit=1000`);
        expect(list.map((row) => row.id)).not.to.include(id);
        expect((await as(root).get(`${path}/${id}`)).status).to.equal(200);
      });
    });
  });
}
