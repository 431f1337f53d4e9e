import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildOperator } from '../../../network/companies/test/factory.ts';
import { actAs } from '../../../core/auth/acting.ts';
import type { NoticeKind } from '../../notices/row.ts';
import { testServer } from '../../../testing/server.ts';
import { buildUser } from '../../users/test/factory.ts';
import { Notification } from '../Notification.ts';
import { notify, type Parties } from '../notify.ts';

describe('notify', function () {
  this.timeout(30_000);
  before(() => testServer());

  /** The users among these whom the audience includes. */
  async function told(
    kind: NoticeKind,
    of: Parties,
    people: { id: string }[],
    author?: { id: string },
  ) {
    const entityId = crypto.randomUUID();
    await Notification.transaction((trx) =>
      actAs(author && ({ userId: author.id } as never), () => notify(trx, kind, { of, entityId })),
    );
    const rows = await Notification.query().where({ entityId });
    return people.filter(({ id }) => rows.some(({ userId }) => userId === id));
  }

  it('notifies the active users of a company with write access, except the author', async () => {
    const { id: companyId } = await buildCompany();
    const [admin, member, author] = [
      await buildUser({ companyId }),
      await buildUser({ companyId, role: 'member' }),
      await buildUser({ companyId }),
    ];
    const silent = [
      await buildUser({ companyId, accessType: 'read_only' }),
      await buildUser({ companyId, archivedAt: new Date().toISOString() }),
      await buildUser(),
      await buildUser({ type: 'internal' }),
    ];
    const people = [admin, member, author, ...silent];
    expect(await told('quote_requested', { companyId }, people, author)).to.deep.equal([
      admin,
      member,
    ]);
  });

  it('notifies the admins of a carrier', async () => {
    const { id: carrierId } = await buildCarrier();
    const admin = await buildUser({ type: 'carrier', carrierId });
    const driver = await buildUser({ type: 'carrier', role: 'member', carrierId });
    const rival = await buildUser({ type: 'carrier' });
    expect(await told('invitation_closed', { carrierId }, [admin, driver, rival])).to.deep.equal([
      admin,
    ]);
  });

  it("notifies Andén's staff, by audience or by company", async () => {
    const staff = await buildUser({ type: 'internal', role: 'member' });
    const people = [staff, await buildUser()];
    expect(await told('inquiry_received', {}, people)).to.deep.equal([staff]);
    const { id: companyId } = await buildOperator();
    expect(await told('quote_requested', { companyId }, people)).to.deep.equal([staff]);
  });

  it('notifies the given users, or nobody', async () => {
    const [one, two] = [await buildUser(), await buildUser()];
    expect(await told('document_received', { userIds: [two.id] }, [one, two])).to.deep.equal([two]);
    expect(await told('document_received', { userIds: [] }, [one, two])).to.deep.equal([]);
  });

  it("notifies nobody when the transaction is rolled back, and deletes a user's notifications with the user", async () => {
    const { id } = await buildUser();
    const notice = { of: { userIds: [id] }, entityId: id };
    const failed = Notification.transaction(async (trx) => {
      await notify(trx, 'document_received', notice);
      throw new Error('undone');
    });
    expect(await failed.catch(({ message }) => message)).to.equal('undone');
    const told = () => Notification.query().where({ userId: id }).resultSize();
    expect(await told()).to.equal(0);
    await Notification.transaction((trx) => notify(trx, 'document_received', notice));
    expect(await told()).to.equal(1);
    await Notification.knex()('users').where({ id }).delete();
    expect(await told()).to.equal(0);
  });
});
