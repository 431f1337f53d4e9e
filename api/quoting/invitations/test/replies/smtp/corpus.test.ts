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
import { compareReply } from '../../../../../bench/messages/compareReply.ts';
import type { ReplyReading } from '../../../../replies/Reply.ts';
import { buildInvitation } from '../../factory.ts';
import { clients, mailFrom } from './clients.ts';
import { type Mailbox, Post } from './factory.ts';

type Read = Schemas['InvitationReply'];

/** Answers of the corpus to one invitation, and the mails that have their words. */
interface Batch {
  replies: Reply[];
  raws: string[];
  invitationId: string;
  mailbox: Mailbox;
}

const names = Object.keys(clients);
const isByProgram = ({ answer: { kind } }: Reply) => ['auto_reply', 'bounce'].includes(kind);

describe('The 200 answers as mails', function () {
  this.timeout(300_000);
  let broker: User, post: Post, batches: Batch[], byProgram: Batch;

  before(async () => {
    await testServer();
    post = await Post.open();
    broker = await buildUser({ companyId: (await buildCompany()).id });
    const { id: carrierId } = await buildCarrier({ companyId: broker.companyId! });
    const byHand = readReplies().filter((reply) => !isByProgram(reply));
    batches = [];
    for (let at = 0; at < byHand.length; at += MOST)
      batches.push(await batchOf(byHand.slice(at, at + MOST), carrierId, mailsOf));
    byProgram = await batchOf(readReplies().filter(isByProgram), carrierId, (one) => [own(one)]);
    const mails = [...batches, byProgram].flatMap(({ raws, mailbox: { address: to } }) =>
      raws.map((raw) => ({ to, raw })),
    );
    expect(new Set(await post.send(mails))).to.deep.equal(new Set([0]));
    await post.read(...[...batches, byProgram].map(({ mailbox }) => mailbox));
  });

  after(() => post.close());

  async function batchOf(replies: Reply[], carrierId: string, mails: (reply: Reply) => string[]) {
    const { companyId, id: createdBy } = broker;
    const { id: quoteId } = await buildQuote({ companyId: companyId!, createdBy } as object);
    const invitation = await buildInvitation({ quoteId, carrierId });
    const mailbox = await post.mailboxOf(invitation);
    return { replies, raws: replies.flatMap(mails), invitationId: invitation.id, mailbox };
  }

  /** What was read of each answer, as if its mails had come at the moment that the answer tells. */
  async function readOf({ invitationId, replies }: Batch): Promise<[Reply, Read[]][]> {
    for (const { id, received: receivedAt } of replies)
      await post
        .db('invitation_replies')
        .where({ invitationId })
        .whereLike('subject', `${id} %`)
        .update({ receivedAt });
    const { body } = await as(broker).get<Read[]>(`/api/invitations/${invitationId}/replies`);
    return replies.map((reply) => [
      reply,
      body.filter(({ subject }) => subject!.startsWith(`${reply.id} `)),
    ]);
  }

  it('are kept once and passed on once', async () => {
    for (const { raws, mailbox } of batches) {
      expect(await post.kept(mailbox)).to.have.length(raws.length);
      expect(await post.forwards(mailbox)).to.have.length(raws.length);
    }
  });

  it('are kept and not passed on where a program wrote them', async () => {
    expect(await post.kept(byProgram.mailbox)).to.have.length(byProgram.raws.length);
    expect(await post.forwards(byProgram.mailbox)).to.deep.equal([]);
  });

  it('are read right or left to the person, and few of their fields are not found', async () => {
    const sum = { found: 0, empty: 0 };
    for (const batch of batches)
      for (const [reply, mails] of await readOf(batch)) {
        expect(mails, reply.id).to.have.length(2);
        for (const mail of mails) {
          const { found, empty, faults } = compareReply(reply, readingOf(mail));
          const wrong = faults.filter((fault) => fault.startsWith('wrong'));
          expect(wrong, `${reply.id}: ${mail.text}`).to.deep.equal([]);
          sum.found += found;
          sum.empty += empty;
        }
      }
    expect(sum.empty / (sum.found + sum.empty)).to.be.below(0.06);
  });
});

/** The answers to one invitation, each of which comes in two mails; 50 are listed. */
const MOST = 24;

/** An answer as the corpus has it, and as one of the mail programs wraps it; its id begins the subject. */
function mailsOf(reply: Reply): string[] {
  const client = names[Number(/\d+/.exec(reply.id)) % names.length]!;
  const raw = mailFrom(client, reply.written, `<${reply.id}@fletes.test>`);
  return [own(reply), raw].map((one) => one.replace(/^Subject: /m, `$&${reply.id} `));
}

function own({ raw }: Reply): string {
  return Buffer.from(raw.replace(/\r?\n/g, '\r\n')).toString('latin1');
}

/** The reading of an answer as the product has it; of what a program wrote there is none. */
function readingOf({ reading }: Read): ReplyReading {
  if (!reading) return { kind: 'other' };
  const { kind, values, questions, words } = reading;
  const question = words.find(({ field }) => field === 'question');
  return {
    kind,
    ...Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value }])),
    ...Object.fromEntries(questions.map(({ field, choices }) => [field, { choices }])),
    ...(question && { question }),
  } as ReplyReading;
}
