import { expect } from 'chai';
import type { Knex } from 'knex';
import type { Schemas } from '../../../../core/contract/types.ts';
import type { Message } from '../../../../core/mail/message.ts';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { as } from '../../../../testing/client.ts';
import { testServer } from '../../../../testing/server.ts';
import { buildQuote } from '../../../quotes/test/factory.ts';
import { buildInvitation, minutesFrom } from '../factory.ts';
import type { Invitation } from '../../Invitation.ts';
import { mailOf, receiveReply } from './factory.ts';

type Reply = Schemas['InvitationReply'];

describe('A mail in reply to an invitation', function () {
  this.timeout(120_000);
  let db: Knex, broker: User, carrierId: string;

  before(async () => {
    ({ db } = await testServer());
    broker = await buildUser({ companyId: (await buildCompany()).id, language: 'es' });
    carrierId = (await buildCarrier({ companyId: broker.companyId!, carrierName: 'Fletes Ríos' }))
      .id;
  });

  async function invite(overrides: Parameters<typeof buildInvitation>[0] = {}) {
    const { id: quoteId } = await buildQuote({
      companyId: broker.companyId!,
      createdBy: broker.id,
    } as object);
    return buildInvitation({ quoteId, carrierId, ...overrides });
  }

  const replies = async (user: User, { id }: Invitation) =>
    as(user).get<Reply[]>(`/api/invitations/${id}/replies`);
  const forwards = async (fileKey: string): Promise<Message[]> => {
    const { rows } = await db.raw(
      `select recipient, message from mails where message->'original'->>'fileKey' = ?`,
      [fileKey],
    );
    return rows.map(({ message }: { message: Message }) => message);
  };

  it('is read beside its original, goes on to the person, and registers nothing', async () => {
    const invitation = await invite();
    const { fileKey, read } = await receiveReply(
      invitation,
      mailOf(
        'Va en $18,500 MXN + IVA, cami\xf3n disponible 8am\r\n\r\nSaludos\r\nRoc\xedo 8112345678',
      ),
    );
    await read();
    const { body } = await replies(broker, invitation);
    expect(body).to.have.length(1);
    expect(body[0]).to.include({ sender: 'rocio@fletes.test', senderName: 'Rocío', isLate: false });
    expect(body[0]!.text).to.include('camión disponible');
    expect(body[0]!.reading).to.deep.include({ kind: 'rate' });
    expect(body[0]!.reading!.values).to.include({ allIn: '18500', currency: 'MXN', tax: 'plus' });
    const [message, ...others] = await forwards(fileKey);
    expect(others).to.deep.equal([]);
    expect(message!.subject).to.match(/^Respuesta de Fletes Ríos a /);
    expect(message!.replyTo).to.deep.equal({ name: 'Rocío', address: 'rocio@fletes.test' });
    const { body: shown } = await as(broker).get<Schemas['Invitation']>(
      `/api/invitations/${invitation.id}`,
    );
    expect(shown).to.include({ status: 'sent', replyCount: 1 });
    expect(shown.rate).to.equal(null);
  });

  it('is for the broker and staff alone', async () => {
    const invitation = await invite();
    await receiveReply(invitation, mailOf('18,500'));
    const carrier = await buildUser({ type: 'carrier', carrierId });
    expect((await replies(carrier, invitation)).status).to.equal(403);
    expect((await replies(await buildUser(), invitation)).status).to.equal(404);
    const { body } = await as(carrier).get<Schemas['Invitation']>(
      `/api/invitations/${invitation.id}`,
    );
    expect(body).not.to.have.property('replyCount');
  });

  it('is marked as late behind the deadline, and its words are kept without a reading where a program wrote them', async () => {
    const invitation = await invite({ deadlineAt: minutesFrom(-1) });
    await receiveReply(invitation, mailOf('Va en $21,000 + IVA'));
    const { fileKey } = await receiveReply(
      invitation,
      mailOf('Estoy fuera de la oficina hasta el 30', 'Auto-Submitted: auto-replied\r\n'),
    );
    const { body } = await replies(broker, invitation);
    expect(body.map(({ isLate }) => isLate)).to.deep.equal([true, true]);
    const automatic = body.find(({ isAutomatic }) => isAutomatic)!;
    expect(automatic.reading).to.equal(null);
    expect(await forwards(fileKey)).to.deep.equal([]);
  });

  it('is passed on as it came where it cannot be read, and dropped once its link has ended', async () => {
    const invitation = await invite();
    const boundaries = Array.from(
      { length: 60 },
      (_, index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}\r\n`,
    );
    const { fileKey } = await receiveReply(invitation, boundaries.join(''));
    const { body } = await replies(broker, invitation);
    expect(body[0]).to.deep.include({ text: null, reading: null });
    expect((await forwards(fileKey))[0]!.lines[0]).to.include('no se pudo leer');
    const ended = await invite();
    const late = new Date(Date.now() + 400 * 86_400_000);
    await receiveReply(ended, mailOf('18,500'), late);
    expect((await replies(broker, ended)).body).to.deep.equal([]);
  });

  it('does not go back to the person who sent it', async () => {
    const invitation = await invite();
    const own = mailOf('prueba').replace('rocio@fletes.test', broker.email);
    const { fileKey } = await receiveReply(invitation, own);
    expect(await forwards(fileKey)).to.deep.equal([]);
  });
});
