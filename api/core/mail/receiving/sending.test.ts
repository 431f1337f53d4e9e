import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { SMTPServer } from 'smtp-server';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { testDb } from '../../../testing/base/db.ts';
import { prepareJobs } from '../../jobs/jobs.ts';
import { deliverMail, sendMail } from '../mail.ts';
import type { Message } from '../message.ts';
import { subjectOf } from '../ownAddress.ts';

const OWN = 'reply@mail.anden.test';

describe('A mail of a product that takes mail', function () {
  this.timeout(60_000);
  let db: Knex, server: SMTPServer, sent: { sender: string; content: string }[];

  before(async () => {
    db = await testDb();
    await prepareJobs(db, [deliverMail({} as never)] as never);
    sent = [];
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, { envelope }, done) =>
        void text(stream).then((content) => {
          sent.push({ sender: (envelope.mailFrom as { address: string }).address, content });
          done();
        }, done),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  after(() => new Promise<void>((resolve) => server.close(() => resolve())));

  /** Sends a message; returns its sender, its Reply-To and its content as a server receives them. */
  async function deliver(parts: Partial<Message>, replyAddress?: string) {
    const message = {
      kind: 'invitation_sent',
      locale: 'es',
      subject: 'Q-1',
      lines: ['Hola'],
      ...parts,
    };
    const storage = await testStorage();
    const { port } = server.server.address() as AddressInfo;
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    const settings = { smtpUrl, from: 'Andén <hola@anden.test>', publicUrl: 'http://anden.test' };
    const id = await db.transaction((trx) => sendMail(trx, 'a@fletes.test', message as Message));
    const { run } = deliverMail({ ...settings, replyAddress, storage });
    await db.transaction((trx) => run({ trx, data: { id }, now: new Date() }));
    const { sender, content } = sent.at(-1)!;
    const unfolded = content.replaceAll(/\r\n[ \t]/g, ' ');
    return { id, sender, content, reader: /^Reply-To: (.*)$/im.exec(unfolded)?.[1] };
  }

  it('has the product read replies in the name of the person, and reports on its way', async () => {
    const linkId = randomUUID();
    const replyTo = { name: 'Mariana Ruiz', address: 'mariana@puente.test', linkId };
    const { id, sender, reader } = await deliver({ replyTo }, OWN);
    const [, name, address] = /^"?([^"<]+?)"? <(.+)>$/.exec(reader!)!;
    expect(name).to.equal('Mariana Ruiz');
    expect(await subjectOf(db, OWN, address!)).to.deep.equal({ purpose: 'reply', id: linkId });
    expect(await subjectOf(db, OWN, sender)).to.deep.equal({ purpose: 'return', id });
  });

  it('has the person read them where the product takes none, and of mails without a link', async () => {
    const replyTo = { name: 'Mariana Ruiz', address: 'mariana@puente.test' };
    const withLink = await deliver({ replyTo: { ...replyTo, linkId: randomUUID() } });
    expect(withLink.reader).to.include('mariana@puente.test');
    expect(withLink.sender).to.equal('hola@anden.test');
    expect((await deliver({ replyTo }, OWN)).reader).to.include('mariana@puente.test');
  });

  it('that it passes on has the original with it', async () => {
    const fileKey = randomUUID();
    await (await testStorage()).write(fileKey, Buffer.from('Subject: Re: Q-1\r\n\r\n18,500 + IVA'));
    const { content } = await deliver({ original: { fileKey } }, OWN);
    expect(content).to.include('message/rfc822').and.to.include('original.eml');
    expect(content).to.include('18,500 + IVA');
  });
});
