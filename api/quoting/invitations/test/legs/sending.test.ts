import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildWebhook } from '../../../../platform/webhooks/test/factory.ts';
import { as } from '../../../../testing/client.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { Quote } from '../../../quotes/Quote.ts';
import { invitationJobs } from '../../waves/jobs.ts';
import { askedByLegs, invite } from '../../../../testing/askedByLegs.ts';

const [quoteClock] = invitationJobs;
const rate = { currency: 'USD', allIn: '450.00' } as const;

describe('The legs of a quote, once they are sent', function () {
  this.timeout(60_000);

  const statusOf = async ({ id }: { id: string }) =>
    (await Quote.query().findById(id).throwIfNotFound()).status;

  /** Ends the waves of a leg two hours from now. */
  async function expire(companyId: string, { id: quoteId }: { id: string }) {
    const db = await testDb();
    const now = new Date(Date.now() + 2 * 60 * 60_000);
    await db.transaction((trx) =>
      quoteClock!.run({ trx, data: { quoteId, companyId } as never, now }),
    );
  }

  it('have a deadline each, and one whose time is over blocks no other', async () => {
    const { company, broker, legs, carriers } = await askedByLegs();
    const [mexican, transfer, us] = legs;
    const late = await invite(broker, mexican!, carriers[0]!, { minutes: 15 });
    const open = await invite(broker, transfer!, carriers[1]!, { minutes: 240 });
    expect(late.deadlineAt).to.not.equal(open.deadlineAt);
    expect(await statusOf(us!)).to.equal('pending');
    await expire(company.id, mexican!);
    expect(await statusOf(mexican!)).to.equal('not_available');
    expect(await statusOf(transfer!)).to.equal('sent');
    const path = `/api/invitations/${open.id}/rate`;
    expect((await as(carriers[1]!.user).post(path, rate)).status).to.equal(200);
    expect(await statusOf(transfer!)).to.equal('rated');
    const third = await invite(broker, us!, carriers[2]!);
    expect(third.status).to.equal('sent');
  });

  it('are named themselves by the event that tells a program of their rate', async () => {
    const { company, broker, legs, carriers } = await askedByLegs();
    const { id: webhookId } = await buildWebhook({ companyId: company.id });
    const { id } = await invite(broker, legs[1]!, carriers[1]!);
    await as(carriers[1]!.user).post(`/api/invitations/${id}/rate`, rate);
    const db = await testDb();
    const told = await db('webhook_events').where({ webhookId, kind: 'rate_received' });
    expect(told.map(({ recordId }) => recordId)).to.deep.equal([legs[1]!.id]);
  });

  it('are asked again alone when they failed, the same carrier or another', async () => {
    const { company, broker, legs, carriers } = await askedByLegs();
    const [mexican, transfer] = legs;
    await invite(broker, transfer!, carriers[1]!);
    await invite(broker, mexican!, carriers[0]!, { minutes: 15 });
    await expire(company.id, mexican!);
    const carrierIds = [carriers[0]!.id, carriers[2]!.id];
    const again = await broker.post<Schemas['Quote']>(`/api/quotes/${mexican!.id}/send`, {
      carrierIds,
    });
    expect(again.status).to.equal(200);
    expect(again.body).to.include({ status: 'sent', invitedCount: 2 });
    expect(await statusOf(transfer!)).to.equal('sent');
  });

  it('go to the next wave and are ended by a refusal each for itself', async () => {
    const { broker, legs, carriers } = await askedByLegs();
    const [mexican, transfer] = legs;
    const wave = { carrierIds: [carriers[2]!.id], minutes: 30 };
    const first = await invite(broker, mexican!, carriers[0]!, { nextWaves: [wave] });
    await invite(broker, transfer!, carriers[1]!);
    const decline = { reason: 'no_availability' };
    const declined = await as(carriers[0]!.user).post(
      `/api/invitations/${first.id}/decline`,
      decline,
    );
    expect(declined.status).to.equal(200);
    const { body } = await as(carriers[2]!.user).get<Schemas['Invitation'][]>('/api/invitations');
    expect(body.map(({ quoteId, status }) => [quoteId, status])).to.deep.equal([
      [mexican!.id, 'sent'],
    ]);
    expect(await statusOf(transfer!)).to.equal('sent');
  });

  it('may ask one carrier for the whole and for a leg, each with an invitation of its own', async () => {
    const { broker, whole, legs, carriers } = await askedByLegs();
    const [carrier] = carriers;
    const ofLeg = await invite(broker, legs[0]!, carrier!);
    const ofWhole = await invite(broker, whole, carrier!);
    expect(ofWhole.id).to.not.equal(ofLeg.id);
    expect(ofWhole.load).to.deep.include({ leg: null, takeOver: null, handOver: null });
  });
});
