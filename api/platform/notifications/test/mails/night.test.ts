import { expect } from 'chai';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import type { NoticeKind } from '../../../notices/row.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { testServer } from '../../../../testing/server.ts';
import { buildUser } from '../../../users/test/factory.ts';
import { Notification } from '../../Notification.ts';
import { notify } from '../../notify.ts';
import { mailNotices } from '../../mails/mailNotices.ts';

const CARRIERS = {
  monterrey: { city: 'Monterrey', state: 'MX-NLE', country: 'MX', postalCode: '64000' },
  tijuana: { city: 'Tijuana', state: 'MX-BCN', country: 'MX', postalCode: '22000' },
};

describe('Mails at night', function () {
  this.timeout(60_000);

  before(() => testServer());

  /** A user of a new carrier of the city, who hears of an event by mail once `run` was called by day. */
  async function readerIn(city: keyof typeof CARRIERS, kind: NoticeKind = 'document_expiring') {
    const { id: carrierId } = await buildCarrier({ addressList: [CARRIERS[city]] });
    const { id: userId, email } = await buildUser({ type: 'carrier', carrierId });
    await Notification.transaction((trx) =>
      notify(trx, kind, { of: { carrierId }, entityId: carrierId }),
    );
    const db = await testDb();
    const { batch } = await db('notice_mails').where({ userId }).first('batch');
    const run = (now: string) =>
      db.transaction((trx) =>
        mailNotices.run({ trx, data: { batch }, now: new Date(`${now}-06:00`) }),
      );
    const mails = () => db('mails').where({ recipient: email }).pluck('id');
    const due = async () => {
      const { rows } = await db.raw(
        `select start_after as at from jobs.job where name = 'mail-notices' and data->>'batch' = ?
         order by start_after desc limit 1`,
        [batch],
      );
      return rows[0].at as Date;
    };
    return { userId, run, mails, due };
  }

  it('wait if they are reminders until eight in the morning; the bell shows them at once', async () => {
    const { userId, run, mails, due } = await readerIn('monterrey');
    expect(await Notification.query().where({ userId }).resultSize()).to.equal(1);
    await run('2031-05-30T23:30');
    expect(await mails()).to.deep.equal([]);
    expect(await due()).to.deep.equal(new Date('2031-05-31T08:00-06:00'));
    await run('2031-05-31T08:00');
    await run('2031-05-31T08:00');
    expect(await mails()).to.have.length(1);
  });

  it("wait for the morning of the reader's time zone", async () => {
    const { run, mails, due } = await readerIn('tijuana');
    await run('2031-05-31T08:00');
    expect(await mails()).to.deep.equal([]);
    expect(await due()).to.deep.equal(new Date('2031-05-31T08:00-07:00'));
  });

  it('do not wait if they are no reminders', async () => {
    const { run, mails } = await readerIn('monterrey', 'document_approved');
    await run('2031-05-30T23:30');
    expect(await mails()).to.have.length(1);
  });
});
