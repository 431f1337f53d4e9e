import { expect } from 'chai';
import { Carrier } from '../../../network/carriers/Carrier.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Notification } from '../../../platform/notifications/Notification.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { Claim } from '../Claim.ts';
import { codeOf } from '../mail.ts';

type Shown = Schemas['Claim'] & Pick<Schemas['Problem'], 'code'>;

describe('A claim on a record of a broker', () => {
  let broker: User, carrier: User, staff: User, recordId: string, companyId: string, scac: string;

  beforeEach(async () => {
    ({ id: companyId } = await buildCompany());
    broker = await buildUser({ companyId });
    staff = await buildUser({ type: 'internal' });
    scac = Array.from({ length: 4 }, () => String.fromCharCode(65 + Math.random() * 26)).join('');
    const quotingEmail = `trafico.${scac.toLowerCase()}@regio.test`;
    ({ id: recordId } = await buildCarrier({ companyId, scacCode: scac, quotingEmail }));
    const { id: carrierId } = await buildCarrier({ scacCode: scac });
    carrier = await buildUser({ type: 'carrier', carrierId });
  });

  const search = (user = carrier) => as(user).post<Schemas['ClaimsMade']>('/api/claims/search', {});
  const prove = (user: User, id: string, code: string) =>
    as(user).post<Shown>(`/api/claims/${id}/prove`, { code });
  const listed = async (user: User) => (await as(user).get<Shown[]>('/api/claims')).body;
  const made = () => Claim.query().where({ recordId });
  const mailsTo = async () => {
    const rows = await Claim.knex()('mails').where({
      recipient: `trafico.${scac.toLowerCase()}@regio.test`,
    });
    return rows as { message: { link: { path: string; signed: string } } }[];
  };

  it('is proved by the mail to the address of the record, and tells its broker', async () => {
    expect((await search()).status).to.equal(200);
    const [claim] = await made();
    const [mail] = await mailsTo();
    expect(mail!.message.link.path).to.equal(`/admin/passport#${claim!.id}.`);
    expect(await listed(carrier), 'before the proof').to.deep.equal([]);
    expect(await listed(broker), 'before the proof').to.deep.equal([]);
    const code = await Claim.transaction((trx) => codeOf(trx, claim!));
    const proved = await prove(carrier, claim!.id, code);
    expect(proved.body).to.include({ status: 'proved', proof: 'mail' });
    const [own] = await listed(broker);
    expect(own).to.include({ recordId, status: 'proved' });
    expect(JSON.stringify(own), 'the claimant').not.to.include(carrier.carrierId);
    expect(JSON.stringify(await listed(carrier)), 'the record').not.to.include(recordId);
    const kinds = await Notification.query().where({ userId: broker.id });
    expect(kinds.map(({ kind }) => kind)).to.deep.equal(['claim_proved']);
  });

  it('answers the same where no record has the codes', async () => {
    const { id: carrierId } = await buildCarrier({ scacCode: null, rfc: null });
    const nobody = await search(await buildUser({ type: 'carrier', carrierId }));
    expect(nobody.body).to.deep.equal((await search()).body);
    expect(await Claim.query().where({ carrierId })).to.deep.equal([]);
  });

  it('is not proved by a wrong code, nor by another carrier with the right one', async () => {
    await search();
    const [claim] = await made();
    const code = await Claim.transaction((trx) => codeOf(trx, claim!));
    expect((await prove(carrier, claim!.id, 'x'.repeat(43))).body.code).to.equal(
      'CLAIM_CODE_WRONG',
    );
    const { id: carrierId } = await buildCarrier();
    const other = await buildUser({ type: 'carrier', carrierId });
    expect((await prove(other, claim!.id, code)).status).to.equal(404);
    expect((await made())[0]!.status).to.equal('open');
  });

  it('mails an address at most once a day, however often and at once it is made', async () => {
    await Promise.all([search(), search(), search()]);
    expect(await made()).to.have.length(1);
    expect(await mailsTo()).to.have.length(1);
    await Claim.query()
      .where({ recordId })
      .patch({ mailedAt: new Date(Date.now() - 25 * 3_600_000) });
    await search();
    expect(await mailsTo()).to.have.length(2);
  });

  it('is decided by staff, with a reason for a refusal, and links a record to one carrier only', async () => {
    await search();
    const { id: rivalId } = await buildCarrier({ scacCode: scac });
    await search(await buildUser({ type: 'carrier', carrierId: rivalId }));
    const claims = await made();
    expect(claims).to.have.length(2);
    const decide = (id: string, body: object) =>
      as(staff).post<Shown>(`/api/claims/${id}/decide`, body);
    expect((await decide(claims[0]!.id, { status: 'refused' })).status).to.equal(422);
    const both = await Promise.all(claims.map(({ id }) => decide(id, { status: 'proved' })));
    expect(both.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body.code).to.equal('RECORD_ALREADY_LINKED');
  });

  it('shows staff, and nobody else, what the record has in common with the carrier and what not', async () => {
    const address = {
      street: 'Av. Ruiz Cortínes 100',
      city: 'Monterrey',
      state: 'MX-NLE',
      country: 'MX',
    };
    const names = { carrierName: 'Fletes Regio, S.A. de C.V.', rfc: null, addressList: [address] };
    const moved = { ...address, street: 'AV RUIZ CORTINES 100' };
    await Carrier.query().findById(carrier.carrierId!).patch(names);
    await Carrier.query()
      .findById(recordId)
      .patch({ ...names, rfc: 'MAB9307148T4', carrierName: 'Regio Norte', addressList: [moved] });
    await search();
    const { compared } = (await listed(staff)).find((claim) => claim.recordId === recordId)!;
    const states = compared!.map(({ kind, state }) => [kind, state]);
    expect(Object.fromEntries(states)).to.deep.include({
      rfc: 'unknown',
      scac: 'fits',
      name: 'differs',
      address: 'fits',
    });
    expect(compared![1]).to.include({ kind: 'scac', claimant: scac, record: scac });
    await Claim.query().where({ recordId }).patch({ status: 'proved', proof: 'mail' });
    for (const other of [broker, carrier])
      expect((await listed(other))[0]).not.to.have.property('compared');
  });

  it('leaves out archived records and those for which somebody signs in', async () => {
    await buildUser({ type: 'carrier', carrierId: recordId });
    await buildCarrier({
      companyId: (await buildCompany()).id,
      scacCode: scac,
      status: 'archived',
    });
    await search();
    expect(await Claim.query().where({ carrierId: carrier.carrierId })).to.deep.equal([]);
  });
});
