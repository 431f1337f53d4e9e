import { expect } from 'chai';
import type { Knex } from 'knex';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildEquipment } from '../../../../catalogs/equipments/test/factory.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { isSomebodyWaiting } from '../../../../testing/base/waiting.ts';
import { as } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { Carrier } from '../../Carrier.ts';
import { approveDocuments, buildCarrier } from '../factory.ts';

type Shown = Schemas['Carrier'];

const OFFICE = { city: 'Monterrey', state: 'MX-NLE', country: 'MX' };
const ALL = {
  rfc: 'XAXX010101000',
  caat: '2A3B',
  scacCode: 'TPRB',
  contactPhone: '528112345678',
  quotingEmail: 'tarifas@prueba.test',
  addressList: [OFFICE],
};

describe('the completion of a carrier', function () {
  this.timeout(30_000);

  let staff: User;
  let equipmentList: string[];

  before(async function () {
    this.timeout(30_000);
    staff = await buildUser({ type: 'internal', role: 'member' });
    equipmentList = [(await buildEquipment()).id];
  });

  /** A carrier with all its documents approved, as the actor sees it. */
  async function shown(overrides: Parameters<typeof buildCarrier>[0], who = staff) {
    const { id } = await buildCarrier(overrides);
    await approveDocuments(id);
    return partsOf(id, who);
  }

  async function partsOf(id: string, who = staff) {
    const { body } = await as(who).get<Shown>(`/api/carriers/${id}`);
    return { completion: body.completion, missing: body.missing!.map(({ name }) => name) };
  }

  it('is 100 when nothing is missing', async () => {
    expect(await shown({ ...ALL, equipmentList } as object)).to.deep.equal({
      completion: 100,
      missing: [],
    });
  });

  it('lists what is missing, and rounds down', async () => {
    expect(await shown({ ...ALL, caat: null } as object)).to.deep.equal({
      completion: 90,
      missing: ['caat', 'equipmentList'],
    });
    const { completion, missing } = await shown({});
    expect(completion).to.equal(66);
    expect(missing).to.have.members([...Object.keys(ALL), 'equipmentList']);
  });

  it('needs customs codes only for cross-border carriers, and the tax id of the nationality', async () => {
    const local = { movements: ['us'], nationality: 'US' } as object;
    expect((await shown(local)).missing).to.deep.equal([
      'ein',
      'contactPhone',
      'quotingEmail',
      'equipmentList',
      'addressList',
    ]);
    const canadian = { movements: [], nationality: 'CA', countries: [] } as object;
    const { missing } = await shown(canadian);
    expect(missing).to.include.members(['countries', 'movements']);
    expect(missing).not.to.include.members(['rfc', 'ein', 'caat']);
  });

  it('does not show a broker the missing parts of a carrier of the internal network', async () => {
    const broker = await buildUser();
    expect(await shown({}, broker)).to.deep.equal({ completion: 66, missing: [] });
    const own = await shown({ companyId: broker.companyId }, broker);
    expect(own.missing).to.include('rfc');
  });

  it('counts the required documents that are approved and valid today', async () => {
    const { id } = await buildCarrier({ ...ALL, equipmentList } as object);
    expect(await partsOf(id)).to.deep.include({ completion: 57 });
    await approveDocuments(id);
    const { completion, missing } = await partsOf(id);
    expect([completion, missing]).to.deep.equal([100, []]);
    const documents = () => Carrier.knex()('documents').where({ carrierId: id });
    const yesterday = Carrier.knex().raw('today() - 1');
    await documents().where({ type: 'bank_statement' }).update({ expirationDate: yesterday });
    await documents().where({ type: 'credit_application' }).delete();
    expect(await partsOf(id)).to.deep.equal({ completion: 95, missing: ['bank_statement'] });
  });

  /** On Citus a document does not wait for its carrier, whose row keeps nothing. */
  const ifKept = process.env.TEST_CITUS_URL ? it.skip : it;

  ifKept('counts two documents that are approved at once', async () => {
    const { id } = await buildCarrier({ ...ALL, equipmentList } as object);
    const db = await testDb();
    const approve = (trx: Knex, type: string) =>
      trx.raw(
        `insert into documents (carrier_id, type, status, expiration_date, uploaded_at)
         values (?, ?, 'approved', today(), now())`,
        [id, type],
      );
    const first = await db.transaction();
    await approve(first, 'insurance_cover');
    const second = approve(db, 'proof_of_address').then();
    while (!(await isSomebodyWaiting(db)));
    await first.commit();
    await second;
    const { missing } = await partsOf(id);
    expect(missing).not.to.include.members(['insurance_cover']);
    expect(missing).not.to.include.members(['proof_of_address']);
  });
});
