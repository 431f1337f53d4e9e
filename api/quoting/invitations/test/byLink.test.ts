import { expect } from 'chai';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildToken } from '../../../platform/links/test/factory.ts';
import { buildQuote } from '../../quotes/test/factory.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { testDb } from '../../../testing/base/db.ts';
import { as, byLink } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { buildInvitation, minutesFrom } from './factory.ts';
import { Invitation } from '../Invitation.ts';
import { Rate } from '../Rate.ts';

type Shown = Schemas['Invitation'];
type Problem = Schemas['Problem'];

const rate = { currency: 'USD', allIn: '1500.00' } as const;

describe('A carrier who answers by link', function () {
  this.timeout(30_000);

  async function invited(overrides: Parameters<typeof buildInvitation>[0] = {}) {
    const company = await buildCompany({ name: 'Puente de Prueba' });
    const quote = await buildQuote({ companyId: company.id, targetRate: '1600.00' });
    const invitation = await buildInvitation({ quoteId: quote.id, ...overrides });
    const party = { subjectId: invitation.id, partyId: invitation.carrierId };
    const client = byLink(await buildToken({ kind: 'answer', ...party }));
    const path = `/api/invitations/${invitation.id}`;
    const post = <T = Shown>(verb: string, body?: object, headers = {}) =>
      client.post<T>(`${path}/${verb}`, body, { headers });
    const show = async () => (await client.get<Shown>(path)).body;
    return { company, quote, invitation, post, show };
  }

  const statusOf = async ({ id }: { id: string }) =>
    (await Invitation.query().findById(id))!.status;

  it('sees the load, the deadline, the target rate and the broker, and no other carrier', async () => {
    const { quote, invitation, show } = await invited();
    const rival = await buildInvitation({ quoteId: quote.id, rate: { allIn: '1234.56' } });
    const seen = await show();
    expect(seen).to.include({ brokerName: 'Puente de Prueba' });
    expect(seen.load.targetRate).to.equal('1600.00');
    expect(new Date(seen.deadlineAt!)).to.deep.equal(new Date(invitation.deadlineAt!));
    expect(seen.can).to.include.members(['open', 'available', 'rate', 'decline']);
    const text = JSON.stringify(seen);
    for (const hidden of [
      '1234.56',
      rival.id,
      rival.carrierId,
      'confidence',
      'saleValue',
      'street',
    ])
      expect(text).to.not.include(hidden);
  });

  it('sends a second rate while the first is on its way: both are kept as versions, and the last one to arrive counts', async () => {
    const { invitation, post, show } = await invited();
    const key = () => ({ 'idempotency-key': crypto.randomUUID() });
    const amounts = ['1750.00', '1700.00', '1690.00', '1680.00'];
    const answers = await Promise.all(
      amounts.map((allIn) => post('rate', { ...rate, allIn }, key())),
    );
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200]);
    const versions = await Rate.query().where({ invitationId: invitation.id }).orderBy('version');
    expect(versions.map(({ total }) => total)).to.have.members(amounts);
    expect((await show()).rate).to.include({ version: 4, total: versions.at(-1)!.total });
    for (const [index, { body }] of answers.entries())
      expect(body.rate!.version, 'an answer never shows an older rate than its own').to.be.at.least(
        versions.findIndex(({ total }) => total === amounts[index]) + 1,
      );
  });

  it('opens, is available, gives a rate and improves it, each kept as done by link', async () => {
    const { invitation, company, post } = await invited();
    expect((await post('open')).body.status).to.equal('in_contact');
    expect((await post('available')).body.status).to.equal('available');
    expect((await post('rate', rate)).body.status).to.equal('rated');
    const parts = { currency: 'USD', linehaul: '1200.00', fuelSurcharge: '150.00', tolls: '50.00' };
    expect((await post('rate', parts)).body.rate).to.include({ version: 2, total: '1400.00' });
    const db = await testDb();
    const events = await db('events')
      .where({ entityId: invitation.id, companyId: company.id })
      .select('userId', 'linkPartyId');
    expect(events).to.have.lengthOf(4);
    for (const event of events)
      expect(event).to.deep.equal({ userId: null, linkPartyId: invitation.carrierId });
    const rates = await Rate.query().where({ invitationId: invitation.id });
    expect(rates.map(({ late }) => late)).to.deep.equal([false, false]);
  });

  it('declines with one of the five reasons, takes it back, and the broker cannot take it back for it', async () => {
    const { invitation, company, post } = await invited();
    expect((await post<Problem>('decline', { reason: 'too_far' })).status).to.equal(422);
    expect((await post<Problem>('decline', { reason: 'other' })).status).to.equal(422);
    const { body } = await post('decline', { reason: 'no_availability' });
    expect(body.status).to.equal('rejected_by_carrier');
    const broker = as(await buildUser({ companyId: company.id }));
    const refused = await broker.post<Problem>(`/api/invitations/${invitation.id}/reopen`);
    expect([refused.status, refused.body.code]).to.deep.equal([409, 'DECLINED_BY_CARRIER']);
    expect((await post('reopen')).status).to.equal(200);
    expect(await statusOf(invitation)).to.equal('sent');
  });

  it('sends a rate once when the same draft is sent again', async () => {
    const { invitation, post } = await invited();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    expect((await post('rate', rate, key)).status).to.equal(200);
    expect((await post('rate', rate, key)).body.rate).to.include({ version: 1 });
    expect(await Rate.query().where({ invitationId: invitation.id })).to.have.lengthOf(1);
    const other = await invited();
    expect((await other.post('rate', rate, key)).status).to.equal(200);
    expect(await Rate.query().where({ invitationId: other.invitation.id })).to.have.lengthOf(1);
  });

  it('may only read after the deadline: its rate is refused and not kept as late', async () => {
    const { invitation, post, show } = await invited();
    setClock(minutesFrom(56));
    const early = await post<Problem>('rate', rate);
    expect([early.status, early.body.code]).to.deep.equal([409, 'DEADLINE_PASSED']);
    await Invitation.query()
      .findById(invitation.id)
      .patch({ status: 'not_available', closeReason: 'expired', closedAt: new Date() });
    const late = await post<Problem>('rate', rate);
    expect([late.status, late.body.code]).to.deep.equal([409, 'DEADLINE_PASSED']);
    expect(await Rate.query().where({ invitationId: invitation.id })).to.deep.equal([]);
    expect((await show()).can).to.not.include('rate');
    expect((await post('acknowledge')).body.status).to.equal('answered');
  });

  it('reads the outcome with reason and rank, and among three rates a distance in whole percents: of two it gave away the only other one', async () => {
    const { show, quote } = await invited({
      rate: {},
      status: 'rejected',
      closeReason: 'better_rate',
      closedAt: new Date(),
      rank: 2,
      distancePercent: '4.50',
    });
    const ranked = (rank: number) => buildInvitation({ quoteId: quote.id, rate: {}, rank });
    await ranked(1);
    const seen = await show();
    expect(seen).to.include({ status: 'rejected', closeReason: 'better_rate', rank: 2 });
    expect(seen.distancePercent, 'two rates').to.equal(null);
    await ranked(3);
    expect((await show()).distancePercent, 'three rates').to.equal('5');
  });
});
