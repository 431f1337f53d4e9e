import { expect } from 'chai';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { Notification } from '../../../../platform/notifications/Notification.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { isSomebodyWaiting } from '../../../../testing/base/waiting.ts';
import { testServer } from '../../../../testing/server.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { Document } from '../../Document.ts';
import { uploadedDocument } from '../factory.ts';
import { remindOfDocuments } from '../../asking/reminders.ts';

describe('Reminders of documents', function () {
  this.timeout(60_000);

  before(() => testServer());

  /** Noon in Mexico City on a day of a year in which no other test has documents. */
  const noon = (day: string) => new Date(`${day}T18:00:00Z`);
  const run = async (day: string) => {
    const db = await testDb();
    await db.transaction((trx) => remindOfDocuments.run({ trx, data: {}, now: noon(day) }));
  };

  async function expiring(expirationDate: string) {
    const { id: carrierId } = await buildCarrier();
    const { id: userId } = await buildUser({ type: 'carrier', carrierId });
    const approved = { status: 'approved', documentDate: '2031-01-01', expirationDate } as const;
    await uploadedDocument(carrierId, approved);
    return async () => {
      const rows = await Notification.query().where({ userId }).orderBy('id');
      return rows.map(({ kind }) => kind);
    };
  }

  it('reach the carrier 30, 14 and 3 days before, on the last day and after it, each once', async () => {
    const told = await expiring('2031-06-30');
    const counts = [];
    for (const day of ['05-30', '05-31', '06-01', '06-16', '06-26', '06-27', '06-30', '07-01']) {
      await run(`2031-${day}`);
      await run(`2031-${day}`);
      counts.push((await told()).length);
    }
    expect(counts).to.deep.equal([0, 1, 1, 2, 2, 3, 4, 5]);
    expect((await told()).slice(-2)).to.deep.equal(['document_expiring', 'document_expired']);
  });

  it('are five in a year in which the carrier does nothing', async () => {
    const told = await expiring('2034-07-01');
    for (let day = Date.parse('2034-01-01'); day < Date.parse('2035-01-01'); day += 86_400_000)
      await run(new Date(day).toISOString().slice(0, 10));
    expect(await told()).to.deep.equal([...Array(4).fill('document_expiring'), 'document_expired']);
  });

  it('are each one when the job is killed before its end, and when two processes run it at once', async () => {
    const told = await expiring('2035-06-30');
    const db = await testDb();
    const killed = db.transaction(async (trx) => {
      await remindOfDocuments.run({ trx, data: {}, now: noon('2035-05-31') });
      throw new Error('killed');
    });
    await killed.catch(() => undefined);
    expect(await told(), 'nothing of the killed one').to.deep.equal([]);
    const first = await db.transaction();
    await remindOfDocuments.run({ trx: first, data: {}, now: noon('2035-05-31') });
    const second = run('2035-05-31');
    while (!(await isSomebodyWaiting(db)));
    await first.commit();
    await second;
    expect(await told()).to.deep.equal(['document_expiring']);
  });

  it('stop when a new file waits for its review', async () => {
    const { id: carrierId } = await buildCarrier();
    const { id: userId } = await buildUser({ type: 'carrier', carrierId });
    const approved = { status: 'approved', documentDate: '2033-01-01' } as const;
    const { id } = await uploadedDocument(carrierId, { ...approved, expirationDate: '2033-06-30' });
    const told = () => Notification.query().where({ userId }).resultSize();
    await run('2033-05-31');
    expect(await told()).to.equal(1);
    await Document.query().findById(id).patch({ status: 'pending' });
    for (const day of ['06-16', '06-27', '06-30', '07-01']) await run(`2033-${day}`);
    expect(await told()).to.equal(1);
  });

  it('are one after a pause, and none for what expired more than a week ago', async () => {
    const late = await expiring('2032-06-30');
    await run('2032-06-29');
    expect(await late()).to.deep.equal(['document_expiring']);
    const old = await expiring('2032-03-01');
    await run('2032-06-29');
    expect(await old()).to.deep.equal([]);
  });
});
