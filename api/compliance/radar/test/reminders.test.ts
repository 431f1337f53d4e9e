import { expect } from 'chai';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Carrier } from '../../../network/carriers/Carrier.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { deliverMail } from '../../../core/mail/mail.ts';
import { startMailbox } from '../../../core/mail/mailbox.ts';
import { mailNotices } from '../../../platform/notifications/mails/mailNotices.ts';
import { Notification } from '../../../platform/notifications/Notification.ts';
import { buildDriver } from '../../../network/operators/test/factory.ts';
import { testDb } from '../../../testing/base/db.ts';
import { testServer } from '../../../testing/server.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { buildVehicle } from '../../../network/vehicles/test/factory.ts';
import { Vehicle } from '../../../network/vehicles/Vehicle.ts';
import { remindOfPapers } from '../reminders.ts';

describe('Reminders of papers of vehicles and drivers', function () {
  this.timeout(60_000);
  let carrierId: string, userId: string;

  before(() => testServer());

  beforeEach(async () => {
    ({ id: carrierId } = await buildCarrier());
    ({ id: userId } = await buildUser({ type: 'carrier', carrierId }));
  });

  /** Runs the job at noon in Mexico City on a day of a year in which no other test has papers. */
  async function run(day: string) {
    const db = await testDb();
    const now = new Date(`${day}T18:00:00Z`);
    await db.transaction((trx) => remindOfPapers.run({ trx, data: {}, now }));
  }

  const told = () => Notification.query().where({ userId }).orderBy('id');

  it('reach the carrier 30, 14 and 3 days before and on the last day, each once', async () => {
    await buildVehicle({ carrierId, insuranceEndsOn: '2041-06-30' });
    const counts = [];
    for (const day of ['05-30', '05-31', '06-01', '06-16', '06-26', '06-27', '06-30', '07-01']) {
      await run(`2041-${day}`);
      await run(`2041-${day}`);
      counts.push((await told()).length);
    }
    expect(counts).to.deep.equal([0, 1, 1, 2, 2, 3, 4, 4]);
  });

  it('name the paper, the vehicle or the driver, and the day; by bell and mail', async () => {
    const { id } = await buildVehicle({ carrierId, name: 'T-12', inspectionEndsOn: '2042-06-30' });
    await buildDriver({ carrierId, name: 'Ana Ríos', fastEndsOn: '2042-07-01' });
    await run('2042-06-16');
    const [first, second] = await told();
    expect(first).to.deep.include({ kind: 'vehicle_paper_expiring', entity: 'vehicles' });
    expect(first!.entityId).to.equal(id);
    const words = { subject: 'inspection', reference: 'T-12', day: '2042-06-30' };
    expect(first!.params).to.deep.equal(words);
    expect(second).to.deep.include({ kind: 'driver_paper_expiring', entity: 'operators' });
    const db = await testDb();
    const mails = await db('notice_mails').where({ userId }).pluck('kind');
    expect(mails).to.have.members(['vehicle_paper_expiring', 'driver_paper_expiring']);
  });

  it('are sent once though two processes run the job at the same time', async () => {
    await buildVehicle({ carrierId, permitEndsOn: '2043-06-30' });
    await Promise.all([run('2043-06-27'), run('2043-06-27'), run('2043-06-27')]);
    expect(await told()).to.have.length(1);
  });

  it('begin anew with the next paper, and leave out what is archived and what has ended', async () => {
    const { id } = await buildVehicle({ carrierId, insuranceEndsOn: '2044-06-30' });
    await buildDriver({ carrierId, licenceEndsOn: '2044-06-27', archivedAt: '2044-01-01' });
    await buildDriver({ carrierId, licenceEndsOn: '2044-06-26' });
    await run('2044-06-27');
    expect(await told()).to.have.length(1);
    await Vehicle.query().findById(id).patch({ insuranceEndsOn: '2045-06-30' });
    await run('2045-06-27');
    expect(await told()).to.have.length(2);
    await Carrier.query().findById(carrierId).patch({ status: 'archived' });
    await run('2045-06-30');
    expect(await told()).to.have.length(2);
  });

  describe('of a carrier without a user', () => {
    let mailbox: Awaited<ReturnType<typeof startMailbox>>, directory: string;

    before(async () => {
      directory = await mkdtemp(join(tmpdir(), 'anden-papers-'));
      mailbox = await startMailbox(directory);
    });

    after(async () => {
      await mailbox.stop();
      await rm(directory, { recursive: true, force: true });
    });

    /** Runs the mails of the reminders of an address at a time, through a mail server, and returns those that arrived. */
    async function arrived(address: string, time: string): Promise<string[]> {
      const [db, now] = [await testDb(), new Date(time)];
      const batches = await db('notice_mails').where({ address }).distinct().pluck('batch');
      for (const batch of batches)
        await db.transaction((trx) => mailNotices.run({ trx, data: { batch }, now }));
      const settings = { smtpUrl: mailbox.url, from: 'a@anden.test', publicUrl: 'http://a.test' };
      for (const id of await db('mails').where({ recipient: address, sentAt: null }).pluck('id'))
        await db.transaction((trx) => deliverMail(settings).run({ trx, data: { id }, now }));
      const files = (await readdir(directory)).filter((name) => name.endsWith('.eml')).sort();
      const mails = await Promise.all(files.map((one) => readFile(join(directory, one), 'utf8')));
      return mails.filter((mail) => mail.includes(`To: ${address}`));
    }

    async function unattended(email: string) {
      const { id: companyId } = await buildCompany({ name: 'Puente' });
      const db = await testDb();
      await db('companies').where({ id: companyId }).update({ email: 'hola@puente.test' });
      const { id } = await buildCarrier({ companyId, quotingEmail: email });
      await buildVehicle({ carrierId: id, name: 'T-31', insuranceEndsOn: '2046-06-30' });
      await buildDriver({ carrierId: id, name: 'Ana Paz', licenceEndsOn: '2046-07-01' });
      return id;
    }

    it('reach its address by one mail for each term, after the night, with whom to reply to', async () => {
      const email = `papeles-${process.pid}@fletes.test`;
      await unattended(email);
      await run('2046-06-16');
      expect(await arrived(email, '2046-06-17T06:00:00Z'), 'at night').to.eql([]);
      const [mail, ...more] = await arrived(email, '2046-06-17T15:00:00Z');
      expect(more).to.eql([]);
      const text = decoded(mail!);
      expect(text)
        .to.match(/Vence el 30 de junio de 2046: Seguro de T-31\./)
        .and.match(/Vence el 1 de julio de 2046: Licencia de Ana Paz\./)
        .and.match(/responda a este correo/)
        .and.not.include('/admin/');
      expect(mail).to.match(/^Reply-To: "?Puente"? <hola@puente\.test>/m);
      await run('2046-06-16');
      expect(await arrived(email, '2046-06-17T16:00:00Z')).to.have.length(1);
      await run('2046-06-28');
      expect(await arrived(email, '2046-06-28T18:00:00Z')).to.have.length(2);
    });

    it('go to the user once there is one, and no longer to the address', async () => {
      const email = `papeles-user-${process.pid}@fletes.test`;
      const id = await unattended(email);
      await buildUser({ type: 'carrier', carrierId: id });
      await run('2046-06-28');
      expect(await arrived(email, '2046-06-28T18:00:00Z')).to.eql([]);
    });
  });
});

/** The text of a mail, whose lines and letters are encoded as quoted-printable. */
function decoded(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
