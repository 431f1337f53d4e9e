import { expect } from 'chai';
import type { Knex } from 'knex';
import { random } from '../../../../../db/seeds/tools/random.ts';
import { renewCompletion } from '../../../../compliance/documents/renewCompletion.ts';
import { buildEquipment } from '../../../../catalogs/equipments/test/factory.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { testServer } from '../../../../testing/server.ts';
import { completion, missing } from '../../completion/completion.ts';
import { documentTypes } from '../../completion/requiredDocuments.ts';
import { parts } from '../../completion/rule.ts';

const { chance, pick, sample, int } = random('kept completion');

/** On Citus nothing is kept. */
const ifKept = process.env.TEST_CITUS_URL ? describe.skip : describe;

ifKept('What the row of a carrier keeps of its completion', function () {
  this.timeout(120_000);
  let trx: Knex.Transaction;
  let carriers: { id: string }[];
  let equipment: string[];

  before(async () => {
    await testServer();
    const db = await testDb();
    equipment = [(await buildEquipment()).id, (await buildEquipment()).id];
    trx = await db.transaction();
    await trx.raw('set local statement_timeout = 0');
    const rows = kinds().flatMap((kind) => [1, 2, 3].map(() => ({ ...kind, ...filled() })));
    carriers = await trx
      .batchInsert<{ id: string }>('carriers', rows as never[], 100)
      .returning('id');
    await trx.batchInsert('documents', carriers.flatMap(documentsOf), 500);
  });
  after(() => trx.rollback());

  it('is what the rule says, for every kind of carrier, until a document expires', async () => {
    await expectTheRule();
  });

  it('is that after changes of fields, documents and equipment', async () => {
    for (const { id } of sample(carriers, 300)) {
      const change = sample(Object.entries({ ...pick(kinds()), ...filled() }), 4);
      await trx('carriers').where({ id }).update(Object.fromEntries(change));
    }
    const documents = await trx('documents').pluck<string[]>('id');
    const some = sample(documents, 600);
    const each = trx('documents');
    await each.clone().whereIn('id', some.slice(0, 200)).delete();
    await each
      .clone()
      .whereIn('id', some.slice(200, 400))
      .update({ expirationDate: trx.raw('expiration_date + 2') });
    for (const id of some.slice(400)) {
      const type = pick(documentTypes);
      const having = trx('documents').where({ type }).select('carrierId');
      await each.clone().where({ id }).whereNotIn('carrierId', having).update({ type });
    }
    await expectTheRule();
  });

  it('is computed once a document has expired, until the job renews it', async () => {
    await withoutTriggers(async () => {
      await trx('documents').update({ expirationDate: trx.raw('expiration_date - 2') });
      await trx.raw(
        `update carriers set kept_until = kept_until - 2 where kept_until < 'infinity'`,
      );
    });
    expect(await shownWrongly()).to.deep.equal([]);
    expect(await countExpired()).to.be.greaterThan(100);
    const rounds = Math.ceil((await countExpired()) / 200);
    for (let round = 0; round < rounds; round++)
      await renewCompletion.run({ trx: trx as never, data: {}, now: new Date() });
    expect(await countExpired()).to.equal(0);
    await expectTheRule();
  });

  it('is computed again by a trigger that watches every column of the rule', async () => {
    const { rows } = await trx.raw(WATCHED);
    const used = parts.map(({ requiredIf, isPresent }) => `${requiredIf} ${isPresent}`).join(' ');
    const columns = [...used.matchAll(/carriers\.(\w+)/g)].map(([, column]) => column!);
    expect(rows[0].columns).to.have.members([...new Set(columns), 'kept_until']);
  });

  /** Compares with the rule on each of the next days, and after the last day that the row names. */
  async function expectTheRule() {
    for (const days of [0, 1, 2, 3]) {
      const { rows } = await trx.raw(WRONG, { days });
      expect(rows, REMEDY).to.deep.equal([]);
    }
    const { rows } = await trx.raw(TOO_EARLY);
    expect(rows, 'carriers whose completion would hold for longer').to.deep.equal([]);
    expect(await shownWrongly()).to.deep.equal([]);
  }

  async function shownWrongly() {
    return (await trx.raw(SHOWN)).rows;
  }

  async function countExpired(): Promise<number> {
    const sql = 'select count(*)::int as count from carriers where kept_until < today()';
    return (await trx.raw(sql)).rows[0].count;
  }

  async function withoutTriggers(work: () => Promise<void>) {
    for (const table of ['carriers', 'documents'])
      await trx.raw(`alter table ${table} disable trigger user`);
    await work();
    for (const table of ['carriers', 'documents'])
      await trx.raw(`alter table ${table} enable trigger user`);
  }

  /** The fields that decide how complete a carrier is, each filled or not. */
  function filled() {
    const some = <T>(value: T) => (chance(0.5) ? value : null);
    const list = (...values: string[]) => (chance(0.7) ? values : []);
    return {
      carrierName: NAME,
      rfc: some('XAXX010101000'),
      ein: some('123456789'),
      caat: some('2A3B'),
      scacCode: some('TPRB'),
      contactPhone: some('528112345678'),
      quotingEmail: pick([null, '', 'tarifas@prueba.test']),
      countries: list('MX', 'US'),
      originStates: list('MX-NLE'),
      deliveryStates: list('US-TX'),
      equipmentIds: pick([null, equipment.slice(0, 1), equipment.toSorted()]),
      addressList: pick(['[]', '[{"city": "Monterrey", "state": "MX-NLE", "country": "MX"}]']),
    };
  }
});

/** Every nationality, type, choice of movements, and hazardous material or none. */
function kinds() {
  const movements = ['cross_border', 'mexico', 'us'];
  const choices = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
    movements.filter((_, place) => bits & (1 << place)),
  );
  return ['MX', 'US', 'CA'].flatMap((nationality) =>
    ['carrier', 'owner_operator', 'drayage', 'transfer'].flatMap((carrierType) =>
      choices.flatMap((chosen) =>
        [true, false].map((hazmat) => ({ nationality, carrierType, movements: chosen, hazmat })),
      ),
    ),
  );
}

/** Some documents of a carrier: waiting, or approved until one of these days; a carrier with none as well. */
function documentsOf({ id: carrierId }: { id: string }) {
  return sample(documentTypes, pick([0, 3, 8, documentTypes.length])).map((type) => {
    const days = int(-2, 3);
    const expirationDate = chance(0.2) ? null : new Date(Date.now() + days * 86_400_000);
    const status = expirationDate ? 'approved' : 'pending';
    return { carrierId, type, status, expirationDate, uploadedAt: new Date() };
  });
}

const NAME = 'Completo o no';

const REMEDY =
  'The rule in rule.ts and the functions in the database differ: write a migration that replaces the functions by the rule, and computes every carrier again.';

/** The rule's result for the carriers of this test; those of others are compared after the run. */
const RULE = (day: string) => `
  select carriers.id, (100 * count(*) filter (where needs and has) / count(*) filter (where needs))::int as completion,
    coalesce(json_agg(json_build_object('kind', kind, 'name', name) order by place) filter (where needs and has is not true), '[]')
      ::jsonb as missing
  from carriers
    cross join lateral (select coalesce(array_agg(type), '{}') as types from documents
      where carrier_id = carriers.id and expiration_date >= ${day}) as held
    cross join lateral (values ${parts.map(({ kind, name, requiredIf, isPresent }, place) => `(${place}, '${kind}', '${name}', ${requiredIf}, ${isPresent})`).join()})
      as part (place, kind, name, needs, has)
  where carriers.carrier_name = '${NAME}'
  group by carriers.id`;

const WRONG = `
  select carriers.*, rule.* from carriers join (${RULE('today() + :days::int')}) as rule using (id)
  where kept_until is null or kept_until >= today() + :days::int
    and (kept_completion <> completion or missing_parts(kept_missing)::jsonb <> missing)
  limit 3`;

const TOO_EARLY = `
  select carriers.* from carriers join (${RULE('kept_until + 1')}) as rule using (id)
  where kept_until < 'infinity' and kept_completion = completion and missing_parts(kept_missing)::jsonb = missing limit 3`;

const SHOWN = `
  select carriers.*, rule.* from carriers join (${RULE('today()')}) as rule using (id)
  where (${completion}) is distinct from rule.completion or (${missing})::jsonb is distinct from rule.missing limit 3`;

const WATCHED = `
  select array_agg(attname::text) as columns from pg_trigger, unnest(tgattr) as number
    join pg_attribute on attnum = number and attrelid = 'carriers'::regclass
  where tgrelid = 'carriers'::regclass and tgname = 'carriers_keep_completion'`;
