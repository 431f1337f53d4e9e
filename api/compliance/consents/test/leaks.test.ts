import { expect } from 'chai';
import { buildBankAccount } from '../../../trip/bankAccounts/test/factory.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { provedClaim } from '../../claims/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { Document } from '../../documents/Document.ts';
import { DocumentVersion } from '../../documents/DocumentVersion.ts';
import { dayIn, uploadedDocument } from '../../documents/test/factory.ts';
import { buildPacket } from '../../packets/test/factory.ts';
import { crawl, type Seen } from '../../../testing/browser/crawl.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { Consent } from '../Consent.ts';
import { buildConsent } from './factory.ts';

/** Marker texts of the passport: what its consent shows, and what stays with the carrier and Andén. */
const FILES = { insurance: 'poliza-reservada.pdf', statement: 'estado-reservado.pdf' };
const FILE_NAMES = Object.values(FILES);
const OWN = ['reservada-por-andén', 'Notaría Reservada', '032180000118359719'];

/** Marker texts of the broker that looks, and of the other one, which each keeps for itself. */
const OF_BROKER = ['Mensaje de Puente', 'Juicio de Puente', 'Registro de Puente'];
const OF_RIVAL = ['Mensaje de Norte', 'Juicio de Norte', 'Registro de Norte', 'Norte Reservado'];

/** Two brokers, each with a record of one carrier, and another carrier, try every GET with every id. */
describe('The data of a passport that each party can read', function () {
  this.timeout(180_000);
  let broker: User, member: User, rival: User, stranger: User, carrier: User;
  let consentId: string, documentIds: string[], ids: string[];

  before(async () => {
    const { id: carrierId } = await buildCarrier({ carrierName: 'Transportes Regio' });
    carrier = await buildUser({ type: 'carrier', carrierId });
    stranger = await buildUser({ type: 'carrier', carrierId: (await buildCarrier()).id });
    const insurance = await uploaded(carrierId, 'insurance');
    const statement = await uploaded(carrierId, 'statement');
    documentIds = [insurance, statement];
    const reason = 'reservada-por-andén';
    await Document.query().findById(statement).patch({ status: 'rejected', reason });
    const own = await party(carrierId, OF_BROKER, 'Puente');
    const other = await party(carrierId, OF_RIVAL, 'Norte Reservado');
    ({ user: broker, member } = own);
    rival = other.user;
    consentId = own.consentId;
    const judgement = { status: 'rejected', reason: 'Juicio de Norte', versionNumber: 1 };
    await grant(other.consentId, null);
    await done(as(rival).post(judgementOf(other.consentId, insurance), judgement));
    const packet = await buildPacket({ carrierId, recipient: 'Notaría Reservada' });
    const account = await buildBankAccount({ carrierId });
    ids = [carrierId, ...documentIds, packet.id, account.id];
    for (const { consentId, recordId, companyId } of [own, other])
      ids.push(consentId, recordId, companyId);
    ids.push(...[broker, rival, stranger, carrier].map(({ id }) => id));
  });

  it('contain nothing of its documents while it was only asked', async () => {
    const never = [...FILE_NAMES, ...documentIds, ...OWN, ...OF_RIVAL];
    await looks(broker, never);
    await looks(stranger, [...never, ...OF_BROKER]);
    expect(await opened(broker)).to.deep.equal([403, 403]);
  });

  it('are what was granted, by type, and nothing of the other broker', async () => {
    await grant(consentId, ['insurance_cover']);
    const judgement = { status: 'rejected', reason: 'Juicio de Puente', versionNumber: 1 };
    await done(as(broker).post(judgementOf(consentId, documentIds[0]!), judgement));
    const seen = await looks(member, [FILES.statement, ...OWN, ...OF_RIVAL]);
    const secret = FILES.insurance;
    expect(leaks(seen, [secret])).to.deep.equal([{ path: documentsPath(), secret }]);
    expect(await opened(member)).to.deep.equal([200, 404]);
    await looks(rival, [...OWN, ...OF_BROKER]);
    expect(await opened(rival)).to.deep.equal([404, 404]);
  });

  it('are nothing of its documents again once it was withdrawn', async () => {
    await done(as(carrier).post(`/api/consents/${consentId}/withdraw`, {}));
    await looks(broker, [...FILE_NAMES, ...OWN, ...OF_RIVAL]);
    expect(await opened(broker)).to.deep.equal([403, 403]);
  });

  it('are really checked: a consent that was given by mistake is detected', async () => {
    await Consent.query().findById(consentId).patch({ status: 'granted' });
    const found = leaks(await crawl(broker, ids), FILE_NAMES);
    expect(new Set(found.map(({ path }) => path))).to.deep.equal(new Set([documentsPath()]));
  });

  /** A broker that asks for the passport through its own record of the carrier, with a member. */
  async function party(carrierId: string, [message, , carrierName]: string[], name: string) {
    const { id: companyId } = await buildCompany({ name });
    const user = await buildUser({ companyId });
    const member = await buildUser({ companyId, role: 'member' });
    const { id: recordId } = await buildCarrier({ companyId, carrierName: carrierName! });
    await provedClaim({ carrierId, recordId, companyId });
    const asked = { carrierId, companyId, recordId, message: message!, askedBy: user.id };
    const consent = await buildConsent(asked);
    return { user, member, companyId, recordId, consentId: consent.id };
  }

  async function uploaded(carrierId: string, kind: keyof typeof FILES) {
    const type = kind === 'insurance' ? 'insurance_cover' : 'bank_statement';
    const until = { status: 'approved', expirationDate: dayIn(20) } as const;
    const fileName = FILES[kind];
    const { id } = await uploadedDocument(carrierId, { type, fileName, ...until });
    await DocumentVersion.query().where({ documentId: id }).patch({ fileName });
    return id;
  }

  const documentsPath = () => `/api/consents/${consentId}/documents`;

  /** Everything that a user can read when trying every id, without these texts. */
  async function looks(user: User, never: string[]) {
    const seen = await crawl(user, ids);
    expect(leaks(seen, never)).to.deep.equal([]);
    return seen;
  }

  /** The statuses of the files of the passport, asked for by the broker's consent. */
  const opened = (user: User) =>
    Promise.all(
      documentIds.map(
        async (id) =>
          (await as(user).get(`/api/consents/${consentId}/documents/${id}/file`)).status,
      ),
    );

  const judgementOf = (consent: string, document: string) =>
    `/api/consents/${consent}/documents/${document}/judgement`;

  const grant = (id: string, types: string[] | null) =>
    done(as(carrier).post(`/api/consents/${id}/grant`, { types }));
});

async function done<T extends { status: number; body: unknown }>(call: Promise<T>) {
  const { status, body } = await call;
  expect(status, JSON.stringify(body)).to.equal(200);
}

/** Where one of these texts was read. The id in a path is not told by the answer, but by who asks. */
function leaks(seen: Seen[], secrets: string[]) {
  return seen
    .filter(({ status }) => status === 200)
    .flatMap(({ path, text }) =>
      secrets.filter((secret) => text.includes(secret)).map((secret) => ({ path, secret })),
    );
}
