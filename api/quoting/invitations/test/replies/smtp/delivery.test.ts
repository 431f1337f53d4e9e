import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { buildCarrier } from '../../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../network/companies/test/factory.ts';
import { buildUser } from '../../../../../platform/users/test/factory.ts';
import { soon } from '../../../../../testing/browser/soon.ts';
import { buildQuote } from '../../../../quotes/test/factory.ts';
import { buildInvitation } from '../../factory.ts';
import { Dialogue } from './dialogue.ts';
import { type Mailbox, Post } from './factory.ts';

describe('Mail on its way to an invitation', function () {
  this.timeout(120_000);
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

  const mail = (text = 'Va en $18,500 MXN + IVA', id = randomUUID()) =>
    `From: rocio@fletes.test\r\nMessage-ID: <${id}@fletes.test>\r\n\r\n${text}\r\n`;

  const repliesOf = ({ linkId }: Mailbox) =>
    post
      .db('invitation_replies')
      .join('links', 'links.subject_id', 'invitation_replies.invitation_id')
      .where('links.id', linkId);

  it('that is cut off is not kept, and sent again is kept whole, once', async () => {
    const box = await mailbox();
    const raw = mail(`Va en $18,500 MXN + IVA\r\n${'.'.repeat(5000)}`);
    for (const part of [40, 200, raw.length - 3]) {
      const dialogue = await Dialogue.open(post.ports[0]!);
      expect(await dialogue.begin(box.address)).to.deep.equal([250]);
      expect(await dialogue.say('DATA\r\n')).to.equal(354);
      await dialogue.write(raw.slice(0, part));
      await dialogue.cut();
    }
    expect(await post.send([{ to: box.address, raw }])).to.deep.equal([0]);
    await post.read(box);
    expect(await post.kept(box)).to.have.length(1);
    const [reply, ...others] = await repliesOf(box);
    expect(others).to.deep.equal([]);
    expect(reply.body)
      .to.include('18,500')
      .and.to.match(/\.{4000}/);
  });

  it('whose answer was not heard is kept once, whichever process it is sent to again', async () => {
    const box = await mailbox();
    const raw = mail();
    const dialogue = await Dialogue.open(post.ports[0]!);
    await dialogue.begin(box.address);
    await dialogue.say('DATA\r\n');
    await dialogue.write(`${raw}\r\n.\r\n`);
    await soon(async () => expect(await post.kept(box)).to.have.length(1));
    await dialogue.cut();
    const again = post.ports.map((port) => post.send([{ to: box.address, raw }], port));
    expect((await Promise.all(again)).flat()).to.deep.equal([0, 0]);
    await post.read(box);
    expect(await repliesOf(box)).to.have.length(1);
    expect(await post.forwards(box)).to.have.length(1);
  });

  it('is read once by two processes that begin at the same time', async () => {
    const box = await mailbox();
    await post.send([{ to: box.address, raw: mail() }]);
    await Promise.allSettled([post.read(box), post.read(box)]);
    expect(await repliesOf(box)).to.have.length(1);
    expect(await post.forwards(box)).to.have.length(1);
  });

  it('that has no id of its own is not taken for another with the same request in it', async () => {
    const box = await mailbox();
    const request = 'Message-ID: <request@puente.test>\r\nSubject: Q-1\r\n\r\n$18,000';
    const withRequest = (text: string) =>
      `From: rocio@fletes.test\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n${text}\r\n` +
      `--b\r\nContent-Type: message/rfc822\r\n\r\n${request}\r\n--b--\r\n`;
    const raws = [withRequest('Va en 18,500'), withRequest('Perdón, va en 19,500')];
    expect(await post.send(raws.map((raw) => ({ to: box.address, raw })))).to.deep.equal([0, 0]);
    expect(await post.kept(box)).to.have.length(2);
  });

  it('comes to each of its recipients that exist, and once to the one who is named twice', async () => {
    const [one, other] = [await mailbox(), await mailbox()];
    const ended = await mailbox();
    await post
      .db('links')
      .where({ id: ended.linkId })
      .update({ expiresAt: new Date(0) });
    const forged = one.address.replace(/\+(.)/, (_, first) => `+${first === 'a' ? 'b' : 'a'}`);
    const dialogue = await Dialogue.open(post.ports[1]!);
    const to = [one.address, forged, 'x@puente.test', ended.address, other.address, one.address];
    expect(await dialogue.begin(...to)).to.deep.equal([250, 550, 550, 550, 250, 250]);
    expect(await dialogue.say('DATA\r\n')).to.equal(354);
    expect(await dialogue.say(`${mail()}.\r\n`)).to.equal(250);
    expect(await dialogue.begin(forged)).to.deep.equal([550]);
    expect(await dialogue.say('DATA\r\n')).to.be.within(500, 599);
    expect(await dialogue.say('RSET\r\n')).to.equal(250);
    expect(await dialogue.begin(other.address)).to.deep.equal([250]);
    await dialogue.say('DATA\r\n');
    expect(await dialogue.say(`${mail()}.\r\n`)).to.equal(250);
    await dialogue.cut();
    const kept = await Promise.all([one, other, ended].map((box) => post.kept(box)));
    expect(kept.map(({ length }) => length)).to.deep.equal([1, 2, 0]);
  });

  it('in a flood is taken up to the limit of its invitation, and others are taken meanwhile', async () => {
    const [flooded, quiet] = [await mailbox(), await mailbox()];
    const sendings = Array.from({ length: 150 }, () => ({ to: flooded.address, raw: mail() }));
    const [codes, others] = await Promise.all([
      Promise.all(
        post.ports.map((port, at) => post.send(sendings.slice(75 * at, 75 * at + 75), port)),
      ),
      post.send([{ to: quiet.address, raw: mail() }]),
    ]);
    expect(others).to.deep.equal([0]);
    expect(codes.flat().filter((code) => code === 0)).to.have.length(60);
    expect(codes.flat().filter((code) => code === 450)).to.have.length(90);
    expect(await post.kept(flooded)).to.have.length(60);
    expect(await post.kept(quiet)).to.have.length(1);
  });
});
