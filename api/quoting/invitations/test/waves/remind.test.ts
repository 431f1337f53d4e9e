import { expect } from 'chai';
import type { Knex } from 'knex';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import { Quote } from '../../../quotes/Quote.ts';
import { buildQuote } from '../../../quotes/test/factory.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { as } from '../../../../testing/client.ts';
import { testServer } from '../../../../testing/server.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { Invitation } from '../../Invitation.ts';
import { invitationJobs } from '../../waves/jobs.ts';

const reminder = invitationJobs.find(({ name }) => name === 'deadline-reminder')!;
const rate = { currency: 'USD', allIn: '1500.00' } as const;

describe('Ten minutes before the deadline', function () {
  this.timeout(60_000);
  let db: Knex;
  let companyId: string;
  let broker: User;
  let sentAt: Date;

  before(async () => {
    await testServer();
    db = await testDb();
    companyId = (await buildCompany()).id;
    broker = await buildUser({ companyId });
  });

  const after = (minutes: number) => new Date(sentAt.getTime() + minutes * 60_000);

  /** A quote sent to carriers with these numbers of minutes left to answer; with the user and the address of each. */
  async function sent(minutes: number, count: number) {
    const quote = await buildQuote({ companyId, status: 'pending' });
    const carriers = [];
    for (let i = 0; i < count; i += 1) {
      const quotingEmail = `tarifas-${crypto.randomUUID()}@fletes.test`;
      const { id } = await buildCarrier({ companyId, status: 'active', quotingEmail });
      carriers.push({
        quotingEmail,
        user: await buildUser({ type: 'carrier', carrierId: id }),
        id,
      });
    }
    const body = { carrierIds: carriers.map(({ id }) => id), minutes };
    expect((await as(broker).post(`/api/quotes/${quote.id}/send`, body)).status).to.equal(200);
    sentAt = new Date((await Quote.query().findById(quote.id))!.sentAt!);
    return { quoteId: quote.id, carriers };
  }

  const run = (quoteId: string, now: Date) =>
    db.transaction((trx) => reminder.run({ trx, data: { quoteId, companyId } as never, now }));
  const mails = async (recipient: string) =>
    (await db('mails').where({ recipient })).filter(
      ({ message }) => message?.kind === 'deadline_near',
    );
  const bells = (user: User) =>
    db('notifications').where({ userId: user.id, kind: 'deadline_near' });
  const invitationOf = async (quoteId: string, carrierId: string) =>
    (await Invitation.query().findOne({ quoteId, carrierId }))!;

  it('who has not answered is reminded once, by mail with the link and in the bell; who has answered is not', async () => {
    const { quoteId, carriers } = await sent(60, 3);
    const [silent, rated, declined] = carriers as [
      (typeof carriers)[0],
      (typeof carriers)[0],
      (typeof carriers)[0],
    ];
    const path = async ({ id }: { id: string }) =>
      `/api/invitations/${(await invitationOf(quoteId, id)).id}`;
    await as(rated.user).post(`${await path(rated)}/rate`, rate);
    await as(declined.user).post(`${await path(declined)}/decline`, { reason: 'no_availability' });
    await run(quoteId, after(49));
    expect(await mails(silent.quotingEmail)).to.have.length(0);
    await run(quoteId, after(51));
    await run(quoteId, after(52));
    const [mail, ...more] = await mails(silent.quotingEmail);
    expect(more).to.have.length(0);
    expect(mail.message).to.include({ locale: 'es' });
    expect(mail.message.link.path).to.match(/^\/answer#/);
    expect(await bells(silent.user)).to.have.length(1);
    for (const { quotingEmail, user } of [rated, declined]) {
      expect(await mails(quotingEmail)).to.have.length(0);
      expect(await bells(user)).to.have.length(0);
    }
  });

  it('nobody is reminded whose deadline was moved, who had less time from the beginning, or whose quote was withdrawn', async () => {
    const moved = await sent(60, 1);
    await Invitation.query()
      .patch({ deadlineAt: after(120) })
      .where({ quoteId: moved.quoteId });
    await run(moved.quoteId, after(51));
    const short = await sent(10, 1);
    await run(short.quoteId, after(1));
    const withdrawn = await sent(60, 1);
    const dismissal = { reason: 'customer_cancelled' };
    const dismiss = `/api/quotes/${withdrawn.quoteId}/dismiss`;
    expect((await as(broker).post(dismiss, dismissal)).status).to.equal(200);
    await run(withdrawn.quoteId, after(51));
    for (const { carriers } of [moved, short, withdrawn])
      expect(await mails(carriers[0]!.quotingEmail)).to.have.length(0);
  });

  it('two processes remind once', async () => {
    const { quoteId, carriers } = await sent(60, 1);
    await Promise.all([run(quoteId, after(51)), run(quoteId, after(51))]);
    expect(await mails(carriers[0]!.quotingEmail)).to.have.length(1);
  });

  it('the job is due ten minutes before the deadline', async () => {
    const { quoteId } = await sent(60, 1);
    const [job] = await db('jobs.job')
      .where({ name: reminder.name })
      .whereRaw(`data->>'quoteId' = ?`, [quoteId]);
    expect(new Date(job.startAfter ?? job.start_after)).to.deep.equal(after(50));
  });
});
