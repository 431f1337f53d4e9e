import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { Carrier } from '../../../network/carriers/index.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Notification } from '../../../platform/notifications/Notification.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { BankAccount } from '../BankAccount.ts';
import { confirmedAccount } from './factory.ts';

type Shown = Schemas['BankAccount'] & Pick<Schemas['Problem'], 'code' | 'errors'>;

const CLABE = '002010077777777771';
const OLD = '032180000118359719';
const NOON = new Date('2031-03-03T18:00:00Z');
const later = (hours: number) => new Date(+NOON + hours * 3_600_000);

describe('The bank account of a carrier', () => {
  let carrierId: string, owner: User, second: User, staff: User, quotingEmail: string;

  beforeEach(async () => {
    quotingEmail = `pagos.${crypto.randomUUID()}@regio.test`;
    ({ id: carrierId } = await buildCarrier({ quotingEmail }));
    owner = await buildUser({ type: 'carrier', carrierId });
    second = await buildUser({ type: 'carrier', carrierId });
    staff = await buildUser({ type: 'internal' });
    setClock(NOON);
  });

  const enter = (user = owner, more: object = {}, id = carrierId) =>
    as(user).post<Shown>(`/api/carriers/${id}/bank_accounts`, {
      holder: 'Transportes Regio',
      bank: 'BBVA',
      kind: 'clabe',
      clabe: CLABE,
      currency: 'MXN',
      ...more,
    });
  const confirm = (user: User, id: string, accountNumber = CLABE) =>
    as(user).post<Shown>(`/api/bank_accounts/${id}/confirm`, { accountNumber });
  const reject = (user: User, id: string) =>
    as(user).post<Shown>(`/api/bank_accounts/${id}/reject`, { reason: 'No es nuestra' });
  const toPay = async (user: User, id = carrierId) =>
    (await as(user).get<Schemas['AccountsToPay']>(`/api/carriers/${id}/bank_accounts`)).body;
  const told = async (address: string) =>
    BankAccount.knex()('notice_mails').where({ address }).orderBy('id').pluck('kind');

  async function payer() {
    const { id: companyId } = await buildCompany();
    await buildShipment({ companyId, carrierId, status: 'assigned' });
    return buildUser({ companyId });
  }

  it('is used a day after a second person confirmed it, and until then the one before', async () => {
    await confirmedAccount({ carrierId, digits: OLD });
    const broker = await payer();
    const { body: entered } = await enter();
    expect(entered).to.include({ status: 'entered', lastFour: '7771', effectiveAt: null });
    expect((await confirm(second, entered.id)).body).to.include({
      status: 'confirmed',
    });
    setClock(later(23.9));
    const [before] = (await toPay(broker)).accounts;
    expect(before).to.include({ number: OLD, nextAt: later(24).toISOString() });
    setClock(later(24));
    expect((await toPay(broker)).accounts).to.deep.equal([
      {
        holder: 'Transportes Regio',
        bank: 'BBVA',
        kind: 'clabe',
        number: CLABE,
        routingNumber: null,
        currency: 'MXN',
        effectiveAt: later(24).toISOString(),
        nextAt: null,
      },
    ]);
  });

  it('is not confirmed by who entered it, nor without its number, nor twice', async () => {
    const { id } = (await enter()).body;
    expect((await confirm(owner, id)).body.code).to.equal('BANK_ACCOUNT_SECOND_PERSON');
    const wrong = await confirm(second, id, OLD);
    expect([wrong.status, Object.keys(wrong.body.errors!)]).to.eql([422, ['accountNumber']]);
    const both = await Promise.all([confirm(second, id), confirm(staff, id)]);
    expect(both.map(({ status }) => status).sort()).to.eql([200, 409]);
  });

  it('waits alone in its currency, also when two are entered at once', async () => {
    const both = await Promise.all([enter(), enter(second)]);
    expect(both.map(({ status }) => status).sort()).to.eql([200, 409]);
    const dollars = { kind: 'aba', routingNumber: '021000021', accountNumber: '12345678' };
    expect((await enter(owner, { ...dollars, clabe: undefined, currency: 'USD' })).status).to.equal(
      200,
    );
  });

  it('can be rejected until it is used, by who entered it too', async () => {
    const { id } = (await enter()).body;
    await confirm(second, id);
    expect((await reject(owner, id)).body).to.include({ status: 'rejected', effectiveAt: null });
    const { id: next } = (await enter()).body;
    await confirm(second, next);
    setClock(later(24));
    expect((await reject(owner, next)).body.code).to.equal('BANK_ACCOUNT_IN_USE');
  });

  it('is told to the address known before, also when that was just replaced', async () => {
    const taken = `nuevo.${crypto.randomUUID()}@regio.test`;
    setClock(null);
    const { status } = await as(owner).patch(`/api/carriers/${carrierId}`, { quotingEmail: taken });
    expect(status).to.equal(200);
    const { id } = (await enter()).body;
    await confirm(staff, id);
    const both = ['bank_account_entered', 'bank_account_confirmed'];
    expect(await told(quotingEmail)).to.deep.equal(both);
    expect(await told(taken)).to.deep.equal(both);
  });

  it('is told to the other admins of the carrier and to who pays, without its number', async () => {
    const broker = await payer();
    const { id } = (await enter()).body;
    await confirm(staff, id);
    const kindsOf = async (user: User) => {
      const rows = await Notification.query().where({ userId: user.id }).orderBy('id');
      expect(JSON.stringify(rows)).not.to.include(CLABE);
      return rows.map(({ kind }) => kind);
    };
    expect(await kindsOf(second)).to.eql(['bank_account_entered', 'bank_account_confirmed']);
    expect(await kindsOf(owner)).to.eql(['bank_account_confirmed']);
    expect(await kindsOf(broker)).to.eql(['bank_account_changing']);
  });

  it('is shown whole to no one but admins of who pays', async () => {
    await confirmedAccount({ carrierId, digits: OLD });
    const broker = await payer();
    const stranger = await buildUser({ companyId: (await buildCompany()).id });
    const agent = await buildUser({ companyId: broker.companyId, role: 'member' });
    expect(await toPay(stranger)).to.deep.equal({ pays: false, accounts: [] });
    expect(await toPay(staff)).to.deep.equal({ pays: false, accounts: [] });
    for (const user of [agent, owner])
      expect((await as(user).get(`/api/carriers/${carrierId}/bank_accounts`)).status).to.equal(403);
    for (const user of [owner, staff, broker, stranger]) {
      const { body } = await as(user).get(`/api/bank_accounts?carrierId=${carrierId}`);
      const text = JSON.stringify(body);
      expect(text.includes('9719'), user.email).to.equal(user === owner || user === staff);
      expect(text).not.to.include(OLD);
    }
  });

  it('is not shown to a company whose load went to another carrier', async () => {
    await confirmedAccount({ carrierId, digits: OLD });
    const { id: companyId } = await buildCompany();
    await buildShipment({ companyId, carrierId, status: 'cancelled' });
    const broker = await buildUser({ companyId });
    expect((await toPay(broker)).pays).to.equal(false);
  });

  it("is entered and seen, in a broker's own network, by that broker's admins, but confirmed by staff", async () => {
    const { id: companyId } = await buildCompany();
    const { id } = await buildCarrier({ companyId });
    const [admin, colleague] = [await buildUser({ companyId }), await buildUser({ companyId })];
    const stranger = await buildUser({ companyId: (await buildCompany()).id });
    expect((await enter(stranger, {}, id)).status).to.equal(404);
    const { body } = await enter(admin, {}, id);
    expect((await confirm(stranger, body.id)).status).to.equal(404);
    expect((await confirm(colleague, body.id)).status, 'two of one broker').to.equal(403);
    expect((await confirm(staff, body.id)).body.status).to.equal('confirmed');
    setClock(later(25));
    expect((await toPay(admin, id)).accounts[0]).to.include({ number: CLABE });
    expect((await as(admin).get(`/api/bank_accounts?carrierId=${carrierId}`)).body).to.eql([]);
  });

  it('keeps its number out of the history of changes', async () => {
    await enter();
    const rows = await Carrier.knex()('changes').where({ entity: 'bank_accounts' });
    expect(JSON.stringify(rows)).not.to.include(CLABE);
  });
});
