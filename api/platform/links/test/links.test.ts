import { expect } from 'chai';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { Invitation } from '../../../quoting/invitations/Invitation.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { resetRateLimits, testDb } from '../../../testing/base/db.ts';
import { anonymous, as, byLink } from '../../../testing/client.ts';
import { logged } from '../../../testing/server.ts';
import { buildUser } from '../../users/test/factory.ts';
import { buildToken } from './factory.ts';
import { Link } from '../Link.ts';
import { renewLink } from '../service.ts';

type Problem = Schemas['Problem'];

describe('A public link', function () {
  this.timeout(30_000);

  async function linked(overrides: Partial<Parameters<typeof buildToken>[0]> = {}) {
    const invitation = await buildInvitation();
    const party = { subjectId: invitation.id, partyId: invitation.carrierId };
    const token = await buildToken({ kind: 'answer', ...party, ...overrides });
    return { invitation, token, path: `/api/invitations/${invitation.id}` };
  }

  it('opens its record without an account, many times', async () => {
    const { invitation, token, path } = await linked();
    expect((await byLink(token).get('/api/link')).body).to.deep.equal({
      kind: 'answer',
      subjectId: invitation.id,
    });
    for (let time = 0; time < 3; time += 1)
      expect((await byLink(token).get(path)).status).to.equal(200);
    expect((await anonymous.get(path)).status).to.equal(401);
  });

  it('has a token of 65 characters, the same at every call, that no table contains', async () => {
    const { invitation, token } = await linked();
    expect(token).to.match(/^[\w-]{65}$/);
    const again = { kind: 'answer', subjectId: invitation.id, partyId: invitation.carrierId };
    expect(await buildToken(again as Parameters<typeof buildToken>[0])).to.equal(token);
    const db = await testDb();
    const { rows } = await db.raw('select row_to_json(links)::text as text from links');
    for (const { text } of rows) expect(text).to.not.include(token.slice(22));
  });

  it('answers the same 404 to a token that is wrong, changed, revoked, expired, foreign or of another kind', async () => {
    const { invitation, token, path } = await linked();
    const foreign = (await linked()).token;
    const expired = (await linked({ expiresAt: new Date(Date.now() - 1000) })).token;
    const party = { subjectId: invitation.id, partyId: invitation.carrierId };
    const ofOtherKind = await buildToken({ kind: 'confirmation', ...party });
    const ofOtherParty = await buildToken({
      kind: 'answer',
      ...party,
      partyId: invitation.quoteId,
    });
    const link = (await Link.query().findOne({ kind: 'answer', ...party }))!;
    const db = await testDb();
    const bad = [
      ...[
        'x',
        'A'.repeat(65),
        `${token}A`,
        token.slice(0, -1),
        `${token.slice(0, 22)}${'A'.repeat(43)}`,
      ],
      ...[`${foreign.slice(0, 22)}${token.slice(22)}`, `${token.slice(0, 22)}${foreign.slice(22)}`],
      ...[foreign, expired, ofOtherKind, ofOtherParty],
    ];
    await db.transaction((trx) => renewLink(trx, link));
    const bodies = new Set<string>();
    for (const one of [...bad, token]) {
      const { status, body } = await byLink(one).get<Problem>(path);
      expect(status, one).to.equal(404);
      bodies.add(JSON.stringify({ ...body, requestId: undefined }));
    }
    expect(bodies).to.have.lengthOf(1);
  });

  it('works with its next token once it was renewed', async () => {
    const { invitation, path } = await linked();
    const link = (await Link.query().findOne({ subjectId: invitation.id }))!;
    const db = await testDb();
    await db.transaction((trx) => renewLink(trx, link));
    const party = { subjectId: invitation.id, partyId: invitation.carrierId };
    const token = await buildToken({ kind: 'answer', ...party });
    expect((await byLink(token).get(path)).status).to.equal(200);
  });

  it('does not open a record of another carrier, also where its row names it', async () => {
    const { id } = await buildInvitation();
    const stranger = await buildInvitation();
    const token = await buildToken({ kind: 'answer', subjectId: id, partyId: stranger.carrierId });
    expect((await byLink(token).get(`/api/invitations/${id}`)).status).to.equal(404);
  });

  it('does not open an invitation that is not sent yet', async () => {
    const { id, carrierId } = await buildInvitation({ status: 'pending' });
    const token = await buildToken({ kind: 'answer', subjectId: id, partyId: carrierId });
    expect((await byLink(token).get(`/api/invitations/${id}`)).status).to.equal(404);
  });

  it('is needed to read what it opens: an access token alone gets 404, which was 500', async () => {
    const signedIn = as(await buildUser());
    expect((await signedIn.get('/api/link')).status).to.equal(404);
    expect((await anonymous.get('/api/link')).status).to.equal(401);
  });

  it('changes nothing when it is read', async () => {
    const { invitation, token, path } = await linked();
    const db = await testDb();
    const state = async () => [
      await Invitation.query().findById(invitation.id),
      (await db('events').where({ entityId: invitation.id }).count())[0],
      await Link.query().findOne({ subjectId: invitation.id }),
    ];
    const before = await state();
    await byLink(token).get('/api/link');
    await byLink(token).get(path);
    expect(await state()).to.deep.equal(before);
  });

  it('is in no line of the log', async () => {
    const { invitation, token, path } = await linked();
    const lines = await logged(async () => {
      await byLink(token).get(path);
      await byLink(token).post(`${path}/open`);
      await byLink(`${token.slice(0, -1)}!`).get(path);
    });
    expect(lines.join('\n')).to.include(invitation.id).and.not.include(token.slice(22, 40));
  });

  describe('allows', () => {
    beforeEach(resetRateLimits);
    afterEach(resetRateLimits);

    it('200 calls in ten minutes, then answers 429', async () => {
      const { token } = await linked();
      setClock(new Date());
      for (let call = 0; call < 200; call += 1) await byLink(token).get('/api/link');
      const { status, headers } = await byLink(token).get('/api/link');
      expect(status).to.equal(429);
      expect(Number(headers.get('retry-after'))).to.be.within(1, 600);
      expect((await byLink((await linked()).token).get('/api/link')).status).to.equal(200);
    });

    it('600 tokens from one address in ten minutes, right or wrong, then answers 429', async () => {
      setClock(new Date());
      const wrong = byLink('A'.repeat(65));
      for (let call = 0; call < 600; call += 1) await wrong.get('/api/link');
      expect((await wrong.get('/api/link')).status).to.equal(429);
    });
  });
});
