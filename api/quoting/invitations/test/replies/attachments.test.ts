import { expect } from 'chai';
import type { Knex } from 'knex';
import type { Schemas } from '../../../../core/contract/types.ts';
import { Document, DocumentVersion } from '../../../../compliance/documents/index.ts';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { PDF } from '../../../../testing/base/smallFiles.ts';
import { anonymous, as } from '../../../../testing/client.ts';
import { testServer } from '../../../../testing/server.ts';
import { buildQuote } from '../../../quotes/test/factory.ts';
import type { Invitation } from '../../Invitation.ts';
import { buildInvitation } from '../factory.ts';
import { mailWithFiles, receiveReply } from './factory.ts';

type Reply = Schemas['InvitationReply'];

describe('POST /invitations/:id/replies/:replyId/keep', function () {
  this.timeout(120_000);
  let db: Knex, broker: User;

  before(async () => {
    ({ db } = await testServer());
    broker = await buildUser({ companyId: (await buildCompany()).id });
  });

  /** An invitation of a carrier of the broker's own network, by default, with a reply that has these files. */
  async function replied(
    files: Record<string, Buffer>,
    companyId: string | null = broker.companyId,
  ) {
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id: quoteId } = await buildQuote({ companyId: broker.companyId! });
    const invitation = await buildInvitation({ quoteId, carrierId });
    const { fileKey } = await receiveReply(invitation, mailWithFiles('Va en $18,500 + IVA', files));
    return { invitation, carrierId, fileKey, reply: await newest(broker, invitation) };
  }

  const newest = async (user: User, { id }: Invitation) =>
    (await as(user).get<Reply[]>(`/api/invitations/${id}/replies`)).body[0]!;
  const keep = (
    user: User,
    { invitation, reply }: { invitation: Invitation; reply: Reply },
    change: Partial<Schemas['ReplyAttachmentKeep']> = {},
  ) =>
    as(user).post<Reply>(`/api/invitations/${invitation.id}/replies/${reply.id}/keep`, {
      checksum: reply.attachments[0]!.checksum,
      type: 'insurance_cover',
      ...change,
    });
  const versionsOf = (carrierId: string) =>
    DocumentVersion.query()
      .joinRaw('join documents on documents.id = document_id')
      .where('documents.carrierId', carrierId)
      .select('documentVersions.*', 'type');

  it('keeps nothing alone, and one press keeps a file as a document that waits for its review', async () => {
    const sent = await replied({
      '=?utf-8?Q?P=C3=B3liza_2026.pdf?=': PDF,
      'nota.docx': Buffer.from('x'),
    });
    const { reply, carrierId } = sent;
    expect(reply.attachments).to.have.length(2);
    expect(reply.attachments[0]).to.include({ isOffered: true, suggestedType: 'insurance_cover' });
    expect(reply.attachments[0]).to.include({ size: PDF.length, keptAs: null });
    expect(reply.attachments[1]).to.include({ isOffered: false, suggestedType: null });
    expect(await versionsOf(carrierId)).to.deep.equal([]);
    const { status, body } = await keep(broker, sent);
    expect(status).to.equal(200);
    expect(body.attachments[0]).to.include({ isOffered: false, keptAs: 'insurance_cover' });
    const [version, ...others] = await versionsOf(carrierId);
    expect(others).to.deep.equal([]);
    expect(version).to.include({ status: 'pending', mediaType: 'application/pdf' });
    expect(version).to.include({ fileName: 'Póliza 2026.pdf', uploadedBy: broker.id });
    const { body: uploaded } = await as(broker).get<Schemas['Document'][]>(
      `/api/carriers/documentStatuses?carrierId=${carrierId}`,
    );
    expect(uploaded.find(({ type }) => type === 'insurance_cover')!.status).to.equal('pending');
    const { id } = (await Document.query().findOne({ carrierId, type: 'insurance_cover' }))!;
    const history = await as(broker).get<{ by: unknown }[]>(`/api/validations/${id}/history`);
    expect(history.body).not.to.have.length(0);
  });

  it('offers and keeps a file once, also of another mail and at the same time', async () => {
    const sent = await replied({ 'poliza.pdf': PDF });
    const answers = await Promise.all([
      keep(broker, sent),
      keep(broker, sent, { type: 'bank_statement' }),
    ]);
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200]);
    await receiveReply(sent.invitation, mailWithFiles('Otra vez', { 'otra.pdf': PDF }));
    const reply = await newest(broker, sent.invitation);
    expect(reply.attachments[0]).to.include({ isOffered: false });
    expect((await keep(broker, { ...sent, reply })).status).to.equal(200);
    expect(await versionsOf(sent.carrierId)).to.have.length(1);
  });

  it('refuses what an upload refuses, and keeps nothing of it', async () => {
    const sent = await replied({ 'poliza.pdf': Buffer.from('MZ is no PDF'), 'a.pdf': PDF });
    const refused = await keep(broker, sent);
    expect([refused.status, refused.body]).to.have.nested.property('[1].errors.file');
    expect(refused.status).to.equal(422);
    const { checksum } = sent.reply.attachments[1]!;
    const future = await keep(broker, sent, { checksum: checksum!, documentDate: '2099-01-01' });
    expect(future.body).to.have.nested.property('errors.documentDate');
    expect(await versionsOf(sent.carrierId)).to.deep.equal([]);
  });

  it('is for those who may upload documents of the carrier', async () => {
    const sent = await replied({ 'poliza.pdf': PDF });
    const { id, carrierId } = sent.invitation;
    const path = `/api/invitations/${id}/replies/${sent.reply.id}/keep`;
    const body = { checksum: sent.reply.attachments[0]!.checksum, type: 'insurance_cover' };
    expect((await anonymous.post(path, body)).status).to.equal(401);
    const member = await buildUser({ companyId: broker.companyId!, role: 'member' });
    expect((await keep(member, sent)).status).to.equal(403);
    expect((await newest(member, sent.invitation)).attachments[0]!.isOffered).to.equal(false);
    expect((await keep(await buildUser(), sent)).status).to.equal(404);
    const carrier = await buildUser({ type: 'carrier', carrierId });
    expect((await keep(carrier, sent)).status).to.equal(403);
    const ofAnden = await replied({ 'poliza.pdf': PDF }, null);
    expect(ofAnden.reply.attachments[0]).to.include({ isOffered: false, suggestedType: null });
    expect((await keep(broker, ofAnden)).status).to.equal(403);
  });

  it('ends with the mail, of which the words stay', async () => {
    const sent = await replied({ 'poliza.pdf': PDF });
    await db('received_mails').where({ fileKey: sent.fileKey }).delete();
    expect((await newest(broker, sent.invitation)).attachments[0]!.isOffered).to.equal(false);
    expect((await keep(broker, sent)).status).to.equal(404);
    expect((await keep(broker, sent, { checksum: '0'.repeat(64) })).status).to.equal(404);
  });
});
