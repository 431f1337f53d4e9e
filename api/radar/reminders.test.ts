import { expect } from 'chai';
import { Carrier } from '../carriers/Carrier.ts';
import { buildCarrier } from '../carriers/factory.ts';
import { Notification } from '../notifications/Notification.ts';
import { buildDriver } from '../operators/factory.ts';
import { testDb } from '../testing/base/db.ts';
import { testServer } from '../testing/server.ts';
import { buildUser } from '../users/factory.ts';
import { buildVehicle } from '../vehicles/factory.ts';
import { Vehicle } from '../vehicles/Vehicle.ts';
import { remindOfPapers } from './reminders.ts';

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
});
