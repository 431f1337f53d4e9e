import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Document } from '../../documents/Document.ts';
import { dayIn, PDF, pdfForm, uploadedDocument } from '../../documents/test/factory.ts';
import { tokenOf } from '../../../platform/links/index.ts';
import { Link } from '../../../platform/links/Link.ts';
import { accessToken, anonymous, as, byLink } from '../../../testing/client.ts';
import { testDb } from '../../../testing/base/db.ts';
import { testServer } from '../../../testing/server.ts';
import { pdfText } from '../../../testing/pdf/pdfText.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { inGroups } from '../cover.ts';
import { Packet } from '../Packet.ts';

type Shown = Schemas['Packet'] & Pick<Schemas['Problem'], 'code' | 'errors'>;
type Content = Schemas['PacketContent'];

const ASK = { recipient: 'Laura Ruiz', email: 'laura@aduanas.test', types: null, days: 7 };

describe('A packet of documents', () => {
  let carrier: User, carrierId: string, insuranceId: string;

  beforeEach(async () => {
    ({ id: carrierId } = await buildCarrier({ carrierName: 'Transportes Regio' }));
    carrier = await buildUser({ type: 'carrier', carrierId });
    const until = { status: 'approved', expirationDate: dayIn(20) } as const;
    ({ id: insuranceId } = await uploadedDocument(carrierId, until));
    await uploadedDocument(carrierId, { type: 'bank_statement' });
  });

  const send = (body: object = {}) =>
    as(carrier).post<Shown>('/api/packets/send', { ...ASK, ...body });
  const verify = (number: string) => anonymous.post<Content>('/api/packets/verify', { number });

  async function linked(id: string) {
    const link = (await Link.query().findOne({ kind: 'packet', subjectId: id }))!;
    return byLink(await tokenOf(await testDb(), link));
  }

  it('is mailed to whom the carrier names, whose link opens the files that were sent', async () => {
    const { body } = await send({ types: ['insurance_cover'] });
    expect(body).to.include({ recipient: 'Laura Ruiz', openings: 0 });
    expect(body.types).to.deep.equal(['insurance_cover']);
    const db = await testDb();
    const [mail] = await db('mails').whereRaw(`message->'link'->>'signed' like ?`, [
      `%${body.id}%`,
    ]);
    expect(mail.recipient).to.equal('laura@aduanas.test');
    const reader = await linked(body.id);
    const opened = await reader.get<Content>('/api/packets/opened');
    expect(opened.body).to.include({ carrierName: 'Transportes Regio', isOpen: true });
    const [document] = opened.body.documents;
    const sha = createHash('sha256').update(PDF).digest('hex');
    expect(document).to.include({ id: insuranceId, expirationDate: dayIn(20), checksum: sha });
    expect((await reader.get(`/api/packets/opened/files/${insuranceId}`)).status).to.equal(200);
    const statement = (await Document.query().findOne({ carrierId, type: 'bank_statement' }))!;
    expect((await reader.get(`/api/packets/opened/files/${statement.id}`)).status).to.equal(404);
    const log = await as(carrier).get<Schemas['DocumentOpening'][]>('/api/document_openings');
    expect(log.body.map(({ recipient }) => recipient)).to.deep.equal(['Laura Ruiz']);
  });

  it('keeps what was sent when a newer version is uploaded, and says so', async () => {
    const { body } = await send();
    const form = pdfForm(Buffer.concat([PDF, Buffer.from('% 2\n')]));
    await as(carrier).post(`/api/carriers/documentUpload?uuid=${insuranceId}`, form);
    const reader = await linked(body.id);
    const { documents } = (await reader.get<Content>('/api/packets/opened')).body;
    const insurance = documents.find(({ id }) => id === insuranceId)!;
    expect(insurance).to.include({ number: 1, isNewest: false });
    expect((await reader.get(`/api/packets/opened/files/${insuranceId}`)).status).to.equal(200);
  });

  it('is verified by its number, however it is typed, without the files', async () => {
    const { body } = await send();
    const typed = inGroups(body.number).toUpperCase();
    const found = await verify(typed);
    expect(found.body.documents.map(({ checksum }) => checksum)).to.have.length(2);
    expect((await verify('0'.repeat(32))).status).to.equal(404);
    expect((await verify('12')).status).to.equal(422);
  });

  it('has a cover with the number and the SHA-256 of each file', async () => {
    const { body } = await send();
    const { url } = await testServer();
    const authorization = `Bearer ${await accessToken(carrier.email)}`;
    const cover = await fetch(`${url}/api/packets/${body.id}/cover`, {
      headers: { authorization },
    });
    const text = await pdfText(Buffer.from(await cover.arrayBuffer()));
    for (const part of ['Transportes Regio', inGroups(body.number), 'Laura Ruiz', '/packet'])
      expect(text).to.include(part);
  });

  it('ends when the carrier ends it, or on its day, but can still be verified', async () => {
    const { body } = await send();
    const reader = await linked(body.id);
    expect((await as(carrier).post(`/api/packets/${body.id}/revoke`, {})).status).to.equal(200);
    expect((await as(carrier).post(`/api/packets/${body.id}/revoke`, {})).status).to.equal(200);
    expect((await reader.get('/api/packets/opened')).status).to.equal(404);
    expect((await verify(body.number)).body.isOpen).to.equal(false);
    const other = await send();
    const late = await linked(other.body.id);
    await Link.query().where({ subjectId: other.body.id }).patch({ expiresAt: new Date() });
    expect((await late.get('/api/packets/opened')).status).to.equal(404);
  });

  it('is made at most 30 times a day', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => send()));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).to.deep.equal([...Array.from({ length: 30 }, () => 200), 429]);
  });

  it('is not made without a file, and not of another carrier', async () => {
    const { id } = await buildCarrier();
    const empty = await buildUser({ type: 'carrier', carrierId: id });
    const refused = await as(empty).post<Shown>('/api/packets/send', ASK);
    expect(refused.body.code).to.equal('NOTHING_TO_SEND');
    expect(await Packet.query().where({ carrierId: id })).to.deep.equal([]);
    const { body } = await send();
    expect((await as(empty).get(`/api/packets/${body.id}/cover`)).status).to.equal(404);
  });
});
