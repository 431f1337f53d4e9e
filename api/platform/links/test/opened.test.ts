import { expect } from 'chai';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { anonymous, byLink } from '../../../testing/client.ts';
import { buildToken } from './factory.ts';

describe('POST /link/open', () => {
  it('needs a link that has no opening of its own', async () => {
    const { id, carrierId } = await buildInvitation();
    const token = await buildToken({ kind: 'answer', subjectId: id, partyId: carrierId });
    expect((await anonymous.post('/api/link/open')).status).to.equal(401);
    expect((await byLink(token).post('/api/link/open')).status).to.equal(404);
    const price = await buildToken({ kind: 'price', subjectId: id, partyId: carrierId });
    expect((await byLink(price).post('/api/link/open')).status).to.equal(200);
  });
});
