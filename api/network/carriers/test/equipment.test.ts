import { expect } from 'chai';
import type { Knex } from 'knex';
import { buildCompany } from '../../companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Equipment } from '../../../catalogs/equipments/Equipment.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { testDb } from '../../../testing/base/db.ts';
import { expectKeptRows } from '../../../testing/base/keptRows.ts';
import { isSomebodyWaiting } from '../../../testing/base/waiting.ts';
import { as, type Client } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { Carrier } from '../Carrier.ts';
import { buildCarrier } from './factory.ts';

/** On Citus no trigger keeps what others write. */
const ifTriggered = process.env.TEST_CITUS_URL ? it.skip : it;

describe('The equipment in the row of a carrier', () => {
  let db: Knex;
  let admin: Client;
  let companyId: string;
  let types: string[];

  before(async () => {
    db = await testDb();
    companyId = (await buildCompany()).id;
    admin = as(await buildUser({ companyId }));
    types = [];
    for (let count = 0; count < 3; count++) types.push((await buildEquipment()).id);
    types.sort();
  });

  const kept = async (id: string) => (await Carrier.query().findById(id))!.equipmentIds;
  const insert = (carrierId: string, ...equipmentIds: string[]) =>
    db('carrier_equipments').insert(
      equipmentIds.map((equipmentId) => ({ carrierId, equipmentId })),
    );

  /** Fails unless the row says this, and what its tables say; after the run all rows are compared with theirs. */
  async function expectKept(id: string, expected: string[] | null) {
    expect(await kept(id)).to.deep.equal(expected);
    await expectKeptRows(db, id);
  }

  it('follows what clients create and change', async () => {
    const [a, b, c] = types as [string, string, string];
    const input = { carrierName: 'Con equipo', equipmentList: [c, a] };
    const { body } = await admin.post<Schemas['Carrier']>('/api/carriers', input);
    expect(body.equipmentList).to.deep.equal([a, c]);
    await expectKept(body.id, [a, c]);
    for (const equipmentList of [[b], [b], [c, b, a], []]) {
      const changed = await admin.patch<Schemas['Carrier']>(`/api/carriers/${body.id}`, {
        equipmentList,
      });
      expect(changed.body.equipmentList).to.deep.equal(equipmentList.toSorted());
      await expectKept(body.id, equipmentList.length > 0 ? equipmentList.toSorted() : null);
    }
  });

  it('follows lists of carriers', async () => {
    const [a, b] = types as [string, string];
    const row = { carrierName: 'De una lista', equipmentList: [b, a] };
    const path = '/api/carriers/bulkCarriers';
    const { body } = await admin.post<Schemas['CreatedRecords']>(path, [row]);
    await expectKept(body.results[0]!.recordId!, [a, b]);
  });

  ifTriggered(
    'follows what is written to the table itself, by one statement for several carriers',
    async () => {
      const [a, b, c] = types as [string, string, string];
      const ids = [await buildCarrier(), await buildCarrier({ equipmentList: [a] })].map(
        ({ id }) => id,
      );
      await db.raw(
        `insert into carrier_equipments select carrier, type from unnest(?::uuid[]) carrier, unnest(?::uuid[]) type`,
        [ids, [c, b]],
      );
      await expectKept(ids[0]!, [b, c]);
      await expectKept(ids[1]!, [a, b, c]);
      const rows = () => db('carrier_equipments').whereIn('carrierId', ids);
      await rows().where({ equipmentId: b }).delete();
      await expectKept(ids[0]!, [c]);
      await rows().where({ equipmentId: c }).update({ equipmentId: b });
      await expectKept(ids[1]!, [a, b]);
      await rows().delete();
      for (const id of ids) await expectKept(id, null);
    },
  );

  ifTriggered('has both types that two add at once', async () => {
    const [a, b] = types as [string, string];
    const { id } = await buildCarrier();
    const first = await db.transaction();
    await first('carrier_equipments').insert({ carrierId: id, equipmentId: b });
    const second = insert(id, a).then();
    while (!(await isSomebodyWaiting(db)));
    await first.commit();
    await second;
    await expectKept(id, [a, b]);
  });

  it('is not written again after a carrier that was written with it', async () => {
    const equipmentIds = types.slice(0, 2);
    const { id } = await Carrier.query().insert({ carrierName: 'Una vez', equipmentIds });
    const place = async () => (await db('carriers').where({ id }).first(db.raw('ctid::text'))).ctid;
    const before = await place();
    await insert(id, ...equipmentIds);
    expect(await place()).to.equal(before);
  });

  ifTriggered('keeps its type from being deleted', async () => {
    const { id: equipmentId } = await buildEquipment();
    const { id } = await buildCarrier({ equipmentList: [equipmentId] });
    const deletion = () =>
      Equipment.query()
        .deleteById(equipmentId)
        .then(String, () => 'refused');
    expect(await deletion()).to.equal('refused');
    await db('carrier_equipments').where({ equipmentId }).delete();
    expect(await deletion()).to.equal('1');
    await expectKept(id, null);
  });
});
