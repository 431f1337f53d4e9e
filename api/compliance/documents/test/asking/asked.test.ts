import { expect } from 'chai';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import type { Message } from '../../../../core/mail/message.ts';
import { buildToken } from '../../../../platform/links/test/factory.ts';
import { Notification } from '../../../../platform/notifications/Notification.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { anonymous, as, byLink } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { Document } from '../../Document.ts';
import { DocumentVersion } from '../../DocumentVersion.ts';
import { pdfForm, uploadedDocument } from '../factory.ts';

type Problem = Schemas['Problem'];
type Row = Schemas['RadarCarrier'];
type Asked = Schemas['AskedDocument'];

describe('A document that a broker asks for', function () {
  this.timeout(30_000);
  let companyId: string, broker: User;
  let made = 0;

  before(async () => {
    ({ id: companyId } = await buildCompany({ name: 'Puente de Prueba' }));
    broker = await buildUser({ companyId, role: 'member' });
  });

  async function carrierOf(network: string | null = companyId) {
    const quotingEmail = `documentos-${process.pid}-${(made += 1)}@fletes.test`;
    const { id } = await buildCarrier({ companyId: network, quotingEmail });
    return { id, quotingEmail };
  }

  const ask = <T = Row>(id: string, type = 'insurance_cover', user = broker) =>
    as(user).post<T>(`/api/radar/${id}/ask`, { type });

  /** The document after it was asked for, and a client with its link. */
  async function asked() {
    const carrier = await carrierOf();
    await ask(carrier.id);
    const of = { carrierId: carrier.id, type: 'insurance_cover' } as const;
    const { id } = (await Document.query().findOne(of))!;
    const token = await buildToken({ kind: 'document', subjectId: id, partyId: carrier.id });
    return { ...carrier, documentId: id, client: byLink(token) };
  }

  const uploadPath = (uuid: string) => `/api/carriers/documentUpload?uuid=${uuid}`;

  it('reaches the carrier by bell and, with the link, by mail, once a day', async () => {
    const { id, quotingEmail } = await carrierOf();
    const { id: userId } = await buildUser({ type: 'carrier', carrierId: id });
    const { status, body } = await ask(id);
    expect(status).to.equal(200);
    const shown = body.documents.find(({ type }) => type === 'insurance_cover')!;
    expect(shown.askedAt).to.be.a('string');
    const [notice] = await Notification.query().where({ userId });
    expect(notice).to.include({ kind: 'document_asked', entity: 'documents' });
    expect(notice!.params).to.include({ subject: 'insurance_cover' });
    expect(JSON.stringify(notice!.params)).to.include('Puente de Prueba');
    const again = await ask<Problem>(id);
    expect([again.status, again.body.code]).to.deep.equal([409, 'DOCUMENT_ALREADY_ASKED']);
    expect((await ask(id, 'bank_statement')).status, 'another one').to.equal(200);
    const db = await testDb();
    const mails = await db('notice_mails').where({ address: quotingEmail, kind: 'document_asked' });
    expect(mails).to.have.length(2);
    expect((mails[0].link as Message['link'])!.path).to.match(/^\/document#[\w-]{22}$/);
    expect(mails[0].replyTo.address).to.equal(broker.email);
  });

  it('is one request of two at the same time', async () => {
    const { id } = await carrierOf();
    const answers = await Promise.all([ask(id), ask(id), ask(id)]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409]);
  });

  it('cannot be asked of carriers of other networks, nor while it waits for its review', async () => {
    const other = await carrierOf((await buildCompany()).id);
    expect((await ask(other.id)).status).to.equal(404);
    expect((await ask((await carrierOf(null)).id)).status, 'of Andén’s network').to.equal(404);
    const own = await carrierOf();
    await uploadedDocument(own.id);
    const { status, body } = await ask<Problem>(own.id);
    expect([status, body.code]).to.deep.equal([409, 'DOCUMENT_IN_REVIEW']);
  });

  it('is sent by the link, without an account, and then waits for its review', async () => {
    const { client, documentId } = await asked();
    const path = `/api/validations/${documentId}/asked`;
    const before = (await client.get<Asked>(path)).body;
    expect(before).to.include({ name: 'Carátula del seguro', status: 'missing' });
    expect(before.can).to.deep.equal(['upload']);
    expect((await client.post(uploadPath(documentId), pdfForm())).status).to.equal(200);
    expect((await client.get<Asked>(path)).body.status).to.equal('pending');
    const [version] = await DocumentVersion.query().where({ documentId });
    expect(version).to.include({ number: 1, uploadedBy: null });
    const { body } = await as(broker).get<Schemas['Document']>(`/api/validations/${documentId}`);
    expect(body.status).to.equal('pending');
  });

  it('is the only one that its link opens', async () => {
    const { client, documentId, id } = await asked();
    await ask(id, 'bank_statement');
    const other = (await Document.query().findOne({ carrierId: id, type: 'bank_statement' }))!;
    expect((await client.get(`/api/validations/${other.id}/asked`)).status).to.equal(404);
    expect((await client.post(uploadPath(other.id), pdfForm())).status).to.equal(404);
    for (const closed of ['/api/validations', `/api/validations/${documentId}`, '/api/radar'])
      expect((await client.get(closed)).status, closed).to.equal(401);
    expect((await anonymous.get(`/api/validations/${documentId}/asked`)).status).to.equal(401);
    const stranger = await carrierOf();
    const linked = { kind: 'document', subjectId: documentId, partyId: stranger.id } as const;
    const foreign = byLink(await buildToken(linked));
    expect((await foreign.get(`/api/validations/${documentId}/asked`)).status).to.equal(404);
    expect((await foreign.post(uploadPath(documentId), pdfForm())).status).to.equal(404);
  });
});
