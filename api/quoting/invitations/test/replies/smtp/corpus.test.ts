import { expect } from 'chai';
import type { Schemas } from '../../../../../core/contract/types.ts';
import { buildCarrier } from '../../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../network/companies/test/factory.ts';
import { buildUser } from '../../../../../platform/users/test/factory.ts';
import type { User } from '../../../../../platform/users/User.ts';
import { as } from '../../../../../testing/client.ts';
import { testServer } from '../../../../../testing/server.ts';
import { readReplies, type Reply } from '../../../../messages/test/examples.ts';
import { buildQuote } from '../../../../quotes/test/factory.ts';
import { compareReply } from '../../../../replies/test/compareReply.ts';
import type { ReplyReading } from '../../../../replies/Reply.ts';
import { buildInvitation } from '../../factory.ts';
import { clients, mailFrom } from './clients.ts';
import { type Mailbox, Post } from './post.ts';

/** The answer of the corpus, its invitation, and the mails that have its words. */
interface Sent {
  reply: Reply;
  invitationId: string;
  mailbox: Mailbox;
  raws: string[];
  clients: string[];
}

describe('The 200 answers as mails', function () {
  this.timeout(300_000);
  let broker: User, post: Post, sent: Sent[];
  const names = Object.keys(clients);

  before(async () => {
    await testServer();
    post = await Post.open();
    broker = await buildUser({ companyId: (await buildCompany()).id });
    const { id: carrierId } = await buildCarrier({ companyId: broker.companyId! });
    sent = [];
    for (const [index, reply] of readReplies().entries())
      sent.push(await prepare(reply, carrierId, index));
    const mails = sent.flatMap(({ raws, mailbox: { address: to } }) =>
      raws.map((raw) => ({ to, raw })),
    );
    const codes = await post.send(mails);
    expect(codes.filter((code) => code !== 0)).to.deep.equal([]);
    await post.read(...sent.map(({ mailbox }) => mailbox));
    for (const { reply, invitationId } of sent)
      await post
        .db('invitation_replies')
        .where({ invitationId })
        .update({ receivedAt: reply.received });
  });

  after(() => post.close());

  async function prepare(reply: Reply, carrierId: string, index: number): Promise<Sent> {
    const { companyId, id: createdBy } = broker;
    const { id: quoteId } = await buildQuote({ companyId: companyId!, createdBy } as object);
    const invitation = await buildInvitation({ quoteId, carrierId });
    const isByProgram = ['auto_reply', 'bounce'].includes(reply.answer.kind);
    const wraps = isByProgram ? [] : [names[index % names.length]!];
    const own = Buffer.from(reply.raw.replace(/\r?\n/g, '\r\n')).toString('latin1');
    return {
      reply,
      invitationId: invitation.id,
      mailbox: await post.mailboxOf(invitation),
      raws: [
        own,
        ...wraps.map((name) =>
          mailFrom(name, reply.written, `<${reply.id}.${names.indexOf(name)}@fletes.test>`),
        ),
      ],
      clients: ['its own', ...wraps],
    };
  }

  it('are kept once and passed on once, those that a program wrote not at all', async () => {
    for (const { reply, mailbox, raws } of sent) {
      expect(await post.kept(mailbox), reply.id).to.have.length(raws.length);
      const isByProgram = ['auto_reply', 'bounce'].includes(reply.answer.kind);
      expect((await post.forwards(mailbox)).length, reply.id).to.be.oneOf(
        isByProgram ? [0, 1] : [raws.length],
      );
    }
  });

  it('are read right or left to the person', async () => {
    const faults: string[] = [];
    const sum = { found: 0, wrong: 0, empty: 0 };
    for (const { reply, invitationId } of sent) {
      const { body } = await as(broker).get<Schemas['InvitationReply'][]>(
        `/api/invitations/${invitationId}/replies`,
      );
      for (const one of body) {
        const score = compareReply(reply, readingOf(one));
        sum.found += score.found;
        sum.wrong += score.wrong;
        sum.empty += score.empty;
        const wrong = score.faults.filter((fault) => fault.startsWith('wrong'));
        if (wrong.length) faults.push(`${reply.id} ${wrong.join(', ')}\n${one.text}`);
      }
    }
    console.log(sum);
    expect(faults.join('\n\n')).to.equal('');
  });
});

/** The reading of an answer as the product has it; of what a program wrote there is none. */
function readingOf({ reading }: Schemas['InvitationReply']): ReplyReading {
  if (!reading) return { kind: 'other' };
  const { kind, values, questions, words } = reading;
  const asked = words.find(({ field }) => field === 'question');
  return {
    kind,
    ...Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value }])),
    ...Object.fromEntries(questions.map(({ field, choices }) => [field, { choices }])),
    ...(asked && { question: asked }),
  } as ReplyReading;
}
