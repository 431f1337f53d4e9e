import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { buildCarrier } from '../../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../network/companies/test/factory.ts';
import { buildUser } from '../../../../../platform/users/test/factory.ts';
import { buildQuote } from '../../../../quotes/test/factory.ts';
import { buildInvitation } from '../../factory.ts';
import { type Mailbox, Post } from './factory.ts';
import { damages, HEAD, large } from './damages.ts';

describe('A mail that is broken or large', function () {
  this.timeout(300_000);
  let post: Post, companyId: string, carrierId: string, createdBy: string;

  before(async () => {
    post = await Post.open();
    companyId = (await buildCompany()).id;
    carrierId = (await buildCarrier({ companyId })).id;
    createdBy = (await buildUser({ companyId })).id;
  });

  after(() => post.close());

  async function mailbox(): Promise<Mailbox> {
    const { id: quoteId } = await buildQuote({ companyId, createdBy } as object);
    return post.mailboxOf(await buildInvitation({ quoteId, carrierId }));
  }

  const repliesOf = ({ linkId }: Mailbox) =>
    post
      .db('invitation_replies')
      .join('links', 'links.subject_id', 'invitation_replies.invitation_id')
      .where('links.id', linkId);

  for (const [name, { raw, text }] of Object.entries(damages))
    it(`is kept once and passed on once: ${name}`, async () => {
      const box = await mailbox();
      const content = `Message-ID: <${randomUUID()}@fletes.test>\r\n${raw()}`;
      expect(await post.send([{ to: box.address, raw: content }])).to.deep.equal([0]);
      await post.read(box);
      const [reply, ...others] = await repliesOf(box);
      expect(others).to.deep.equal([]);
      if (text === null) expect(reply.body).to.equal(null);
      else expect(reply.body).to.include(text);
      const [forward, ...more] = await post.forwards(box);
      expect(more).to.deep.equal([]);
      expect(forward!.lines.join(' ')).to.include(text || 'no se pudo leer');
    });

  it('of 20 MB is read with its file, and of more than 25 MB refused, while others are taken', async () => {
    const [box, other] = [await mailbox(), await mailbox()];
    const before = process.memoryUsage().rss;
    const codes = post.send([
      { to: box.address, raw: large(20) },
      { to: box.address, raw: large(26) },
    ]);
    const small = await post.send([{ to: other.address, raw: `${HEAD}\r\nVa en 18,500` }]);
    expect(small).to.deep.equal([0]);
    expect(await codes).to.deep.equal([0, 552]);
    await post.read(box, other);
    const [reply, ...others] = await repliesOf(box);
    expect(others).to.deep.equal([]);
    expect(reply.body).to.include('18,500');
    expect(reply.attachments).to.have.length(1);
    expect(process.memoryUsage().rss - before).to.be.below(400 * 2 ** 20);
  });
});
