import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { anonymous, as, type Client } from '../../../testing/client.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { buildUser } from '../../users/test/factory.ts';
import type { User } from '../../users/User.ts';
import { buildNotification } from './factory.ts';
import { Notification } from '../Notification.ts';

type Told = Schemas['Notification'];
type Problem = Schemas['Problem'];

const URL = '/api/notifications';
const NOWHERE = '01890000-0000-7000-8000-000000000000';

describe('Notifications', function () {
  this.timeout(30_000);
  let user: User;
  let own: Client;
  let colleague: Client;

  beforeEach(async () => {
    user = await buildUser();
    own = as(user);
    colleague = as(await buildUser({ companyId: user.companyId }));
  });

  const told = (kind: Told['kind'] = 'rate_received', to = user) =>
    buildNotification({ userId: to.id, kind, params: { reference: 'Q-00007' } });
  const ids = async (query = '', client = own) =>
    (await client.get<Told[]>(`${URL}/${query}`)).body.map(({ id }) => id);
  const mark = (id: string, action: string, client = own) =>
    client.patch<Told & Problem>(`${URL}/${id}?action=${action}`);

  describe('GET /notifications/', () => {
    it('needs a token, and refuses unknown filters and kinds', async () => {
      expect((await anonymous.get(`${URL}/`)).status).to.equal(401);
      for (const query of ['userId=x', 'kind=gossip', 'unread=maybe', 'sort=kind'])
        expect((await own.get(`${URL}/?${query}`)).status, query).to.equal(422);
    });

    it("returns only the caller's notifications, newest first, ten per page", async () => {
      const all = [];
      for (let i = 0; i < 11; i += 1) all.push((await told()).id);
      const { body, headers } = await own.get<Told[]>(`${URL}/`);
      expect(body.map(({ id }) => id)).to.deep.equal(all.reverse().slice(0, 10));
      expect(headers.get('content-range')).to.equal('notifications 0-9/11');
      expect(body[0]).to.deep.include({ params: { reference: 'Q-00007' }, readAt: null });
      expect(await ids('', colleague)).to.deep.equal([]);
    });

    it('counts with countQuery=true, and filters by kind, unread and archived', async () => {
      const [rate, sent, kept] = [
        await told(),
        await told('invitation_sent'),
        await told('invitation_sent'),
      ];
      await mark(sent.id, 'read');
      await mark(kept.id, 'archive');
      expect(await ids('?kind=rate_received')).to.deep.equal([rate.id]);
      expect(await ids('?unread=true')).to.deep.equal([rate.id]);
      expect(await ids('?unread=false')).to.deep.equal([sent.id]);
      expect(await ids('?archived=true')).to.deep.equal([kept.id]);
      const { body } = await own.get(`${URL}/?countQuery=true&unread=true`);
      expect(body).to.deep.equal({ count: 1 });
    });

    it("returns a carrier's notifications to it", async () => {
      const driver = await buildUser({ type: 'carrier', role: 'member' });
      const { id } = await told('invitation_sent', driver);
      expect(await ids('', as(driver))).to.deep.equal([id]);
    });
  });

  describe('PATCH /notifications/:id?action=', () => {
    it('needs a token, write access and a known action', async () => {
      const { id } = await told();
      expect((await anonymous.patch(`${URL}/${id}?action=read`)).status).to.equal(401);
      expect((await own.patch(`${URL}/${id}`)).status).to.equal(422);
      expect((await mark(id, 'burn')).body.errors).to.have.property('action');
      const reader = await buildUser({ companyId: user.companyId, accessType: 'read_only' });
      const { id: readers } = await told('rate_received', reader);
      expect((await mark(readers, 'read', as(reader))).status).to.equal(403);
    });

    it("answers 404 for other users' notifications", async () => {
      const { id } = await told();
      expect((await mark(id, 'read', colleague)).status).to.equal(404);
      expect((await mark(NOWHERE, 'read')).status).to.equal(404);
      expect((await Notification.query().findById(id))!.readAt).to.equal(null);
    });

    it('marks as read and as unread; reading again keeps the first time', async () => {
      const { id } = await told();
      const first = await mark(id, 'read');
      expect(first.status).to.equal(200);
      expect(first.body.readAt).to.be.a('string');
      expect((await mark(id, 'read')).body.readAt).to.equal(first.body.readAt);
      expect((await mark(id, 'unread')).body.readAt).to.equal(null);
    });

    it('archives, and restores', async () => {
      const { id } = await told();
      expect((await mark(id, 'archive')).body.archivedAt).to.be.a('string');
      expect(await ids()).to.deep.equal([]);
      expect((await mark(id, 'unarchive')).body.archivedAt).to.equal(null);
      expect(await ids()).to.deep.equal([id]);
    });
  });

  describe('POST /notifications/read', () => {
    it('needs a token', async () => {
      expect((await anonymous.post(`${URL}/read`)).status).to.equal(401);
    });

    it("marks all of the caller's as read, and returns their number", async () => {
      await told();
      await mark((await told()).id, 'read');
      const other = await buildUser({ companyId: user.companyId });
      await told('rate_received', other);
      expect((await own.post(`${URL}/read`)).body).to.deep.equal({ count: 1 });
      expect((await own.post(`${URL}/read`)).body).to.deep.equal({ count: 0 });
      expect(await ids('?unread=true', as(other))).to.have.length(1);
    });
  });

  describe('GET /notifications/unassigned', () => {
    type Unassigned = { count: number; kinds: Told['kind'][] };
    const unassigned = async () => (await anonymous.get<Unassigned>(`${URL}/unassigned`)).body;

    it('is public, and takes no parameters', async () => {
      expect((await anonymous.get(`${URL}/unassigned?companyId=x`)).status).to.equal(422);
      expect(Object.keys(await unassigned())).to.deep.equal(['count', 'kinds']);
    });

    it("counts each record until one of Andén's staff has read its notification", async () => {
      const before = (await unassigned()).count;
      const [one, two] = [
        await buildUser({ type: 'internal' }),
        await buildUser({ type: 'internal' }),
      ];
      const entityId = crypto.randomUUID();
      const asked = { kind: 'quote_requested', entityId } as const;
      const { id } = await buildNotification({ userId: one.id, ...asked });
      await buildNotification({ userId: two.id, ...asked });
      await buildNotification({ userId: user.id, kind: 'quote_requested' });
      const waiting = await unassigned();
      expect(waiting.count).to.equal(before + 1);
      expect(waiting.kinds).to.include('quote_requested');
      await mark(id, 'read', as(one));
      expect((await unassigned()).count).to.equal(before);
    });

    it('is limited to sixty calls per minute and IP address', async () => {
      const noon = new Date('2031-05-05T12:00:00Z');
      setClock(noon);
      for (let i = 0; i < 60; i += 1)
        expect((await anonymous.get(`${URL}/unassigned`)).status).to.equal(200);
      setClock(new Date(noon.getTime() + 50_000));
      const refused = await anonymous.get<Problem>(`${URL}/unassigned`);
      expect([refused.status, refused.headers.get('retry-after')]).to.deep.equal([429, '10']);
      setClock(new Date(noon.getTime() + 60_000));
      expect((await anonymous.get(`${URL}/unassigned`)).status).to.equal(200);
    });
  });
});
