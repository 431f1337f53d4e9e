import { expect } from 'chai';
import { deliverMail } from '../../../../../core/mail/mail.ts';
import { buildCarrier } from '../../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../network/companies/test/factory.ts';
import { buildUser } from '../../../../../platform/users/test/factory.ts';
import { testStorage } from '../../../../../testing/base/dataDir.ts';
import { buildQuote } from '../../../../quotes/test/factory.ts';
import { buildInvitation } from '../../factory.ts';
import { type Mailbox, OWN, Post } from './factory.ts';

describe('Mail that a program wrote', function () {
  this.timeout(120_000);
  let post: Post, companyId: string, carrierId: string, createdBy: string, sent: number;

  before(async () => {
    post = await Post.open();
    companyId = (await buildCompany()).id;
    carrierId = (await buildCarrier({ companyId })).id;
    createdBy = (await buildUser({ companyId })).id;
    sent = 0;
  });

  after(() => post.close());

  async function mailbox(by = createdBy): Promise<Mailbox> {
    const { id: quoteId } = await buildQuote({ companyId, createdBy: by } as object);
    return post.mailboxOf(await buildInvitation({ quoteId, carrierId }));
  }

  function mail(headers: string, text = 'Va en $18,500 MXN + IVA'): string {
    const id = `Message-ID: <${companyId}.${(sent += 1)}@fletes.test>`;
    const from = /^from:/im.test(headers) ? '' : 'From: Rocío <rocio@fletes.test>\r\n';
    return `${from}${id}\r\n${headers}\r\n\r\n${text}\r\n`;
  }

  const rows = ({ linkId }: Mailbox) =>
    post
      .db('invitation_replies')
      .join('links', 'links.subject_id', 'invitation_replies.invitation_id')
      .where('links.id', linkId);

  it('is kept, not read, and not passed on', async () => {
    for (const headers of AUTOMATIC) {
      const box = await mailbox();
      expect(await post.send([{ to: box.address, raw: mail(headers) }])).to.deep.equal([0]);
      await post.read(box);
      expect(
        (await rows(box)).map(({ isAutomatic }) => isAutomatic),
        headers,
      ).to.deep.equal([true]);
      expect(await post.forwards(box), headers).to.deep.equal([]);
    }
  });

  it('is told from what a person writes by the same programs', async () => {
    for (const headers of BY_HAND) {
      const box = await mailbox();
      expect(await post.send([{ to: box.address, raw: mail(headers) }])).to.deep.equal([0]);
      await post.read(box);
      expect(
        (await rows(box)).map(({ isAutomatic }) => isAutomatic),
        headers,
      ).to.deep.equal([false]);
      expect(await post.forwards(box), headers).to.have.length(1);
    }
  });

  it('is known by the sender of its envelope, which it has not', async () => {
    const box = await mailbox();
    const raw = mail('Subject: Estoy de vacaciones');
    expect(await post.send([{ to: box.address, raw, from: '' }])).to.deep.equal([0]);
    await post.read(box);
    expect((await rows(box)).map(({ isAutomatic }) => isAutomatic)).to.deep.equal([true]);
    expect(await post.forwards(box)).to.deep.equal([]);
  });

  it('ends where one of our addresses writes to another', async () => {
    const [one, other] = [await mailbox(), await mailbox()];
    await post.send([
      { to: other.address, raw: mail(`From: ${one.address}`) },
      { to: one.address, raw: mail(`From: ${one.address}`) },
    ]);
    await post.read(one, other);
    expect(await rows(one)).to.have.length(1);
    expect(await rows(other)).to.have.length(1);
    expect((await post.forwards(one, other)).length).to.be.at.most(2);
  });

  it('ends where the mailbox of the reader brings what we passed on back to us', async () => {
    const target = await mailbox();
    const reader = await buildUser({ companyId, email: target.address });
    const box = await mailbox(reader.id);
    await post.send([{ to: box.address, raw: mail('Subject: Re: Q-1') }]);
    await post.read(box);
    expect(await post.forwards(box)).to.have.length(1);
    for (let round = 0; round < 3; round += 1) {
      await deliverAll(reader.email);
      await post.read(target);
    }
    expect((await rows(target)).map(({ isAutomatic }) => isAutomatic)).to.deep.equal([true]);
    expect(await post.forwards(target)).to.deep.equal([]);
  });

  /** Sends what waits for an address to our own server. */
  async function deliverAll(recipient: string) {
    const smtpUrl = `smtp://127.0.0.1:${post.ports[0]}`;
    const settings = { smtpUrl, from: 'Andén <hola@anden.test>', publicUrl: 'http://anden.test' };
    const { run } = deliverMail({ ...settings, replyAddress: OWN, storage: await testStorage() });
    const waiting = await post.db('mails').where({ recipient }).whereNotNull('message');
    for (const data of waiting)
      await post.db.transaction((trx) => run({ trx, data, now: new Date() }));
  }
});

const AUTOMATIC = [
  'Auto-Submitted: auto-replied',
  'Auto-Submitted: auto-generated; reason=vacation',
  'Precedence: bulk',
  'Precedence: auto_reply',
  'Precedence: junk',
  'X-Autoreply: yes',
  'X-Autorespond: vacation',
  'List-Id: <avisos.fletes.test>',
  'Precedence: list\r\nList-Id: Avisos <avisos.fletes.test>\r\nList-Unsubscribe: <mailto:no@fletes.test>',
  // Outlook and Exchange, by their headers or, where a gateway took them, by the subject.
  'X-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent\r\nX-Auto-Response-Suppress: All',
  'Subject: Automatic reply: Q-1',
  'Subject: =?utf-8?Q?Respuesta_autom=C3=A1tica:_Q-1?=',
  'Subject: Out of Office: Re: Q-1',
  'Subject: Fuera de la oficina Re: Q-1',
  // Gmail.
  'Subject: Estoy de vacaciones Re: Q-1\r\nPrecedence: bulk\r\nX-Autoreply: yes\r\nAuto-Submitted: auto-replied',
  // Reports that are no multipart/report.
  'From: Mail Delivery System <MAILER-DAEMON@fletes.test>\r\nSubject: Undelivered Mail',
  'X-Failed-Recipients: rocio@fletes.test',
];

const BY_HAND = [
  'Auto-Submitted: no\r\nSubject: Re: Q-1',
  'X-Auto-Response-Suppress: DR, OOF, AutoReply\r\nSubject: RE: Q-1',
  'Subject: Re: Re: fuera de la oficina te contesto, Q-1',
  'Importance: high\r\nX-Mailer: Microsoft Outlook 16.0\r\nReturn-Path: <rocio@fletes.test>',
];
