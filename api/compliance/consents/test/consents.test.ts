import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { Claim } from '../../claims/Claim.ts';
import { provedClaim } from '../../claims/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { dayIn, uploadedDocument } from '../../documents/test/factory.ts';
import { Notification } from '../../../platform/notifications/Notification.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { Consent } from '../Consent.ts';

type Shown = Schemas['Consent'] & Pick<Schemas['Problem'], 'code' | 'errors'>;
type Shared = Schemas['SharedDocument'];

describe('A passport', () => {
  let carrierId: string, insuranceId: string, statementId: string;
  let carrier: User, broker: User, member: User, other: User;

  beforeEach(async () => {
    const { id: companyId } = await buildCompany();
    broker = await buildUser({ companyId });
    member = await buildUser({ companyId, role: 'member' });
    other = await buildUser();
    ({ id: carrierId } = await buildCarrier({ carrierName: 'Transportes Regio' }));
    carrier = await buildUser({ type: 'carrier', carrierId });
    ({ id: insuranceId } = await uploadedDocument(carrierId));
    ({ id: statementId } = await uploadedDocument(carrierId, { type: 'bank_statement' }));
  });

  const ask = (user = broker, id = carrierId) =>
    as(user).post<Shown>(`/api/carriers/${id}/passport`, { message: 'Para su próxima carga' });
  const act = (user: User, id: string, action: string, body: object = {}) =>
    as(user).post<Shown>(`/api/consents/${id}/${action}`, body);
  const documents = (user: User, id: string) =>
    as(user).get<Shared[]>(`/api/consents/${id}/documents`);
  const file = (user: User, id: string, documentId = insuranceId) =>
    as(user).get(`/api/consents/${id}/documents/${documentId}/file?saved=true`);
  const judge = (user: User, id: string, body: object, documentId = insuranceId) =>
    as(user).post<Shared & Pick<Schemas['Problem'], 'code' | 'errors'>>(
      `/api/consents/${id}/documents/${documentId}/judgement`,
      { versionNumber: 1, ...body },
    );
  const kindsFor = async ({ id }: User) =>
    (await Notification.query().where({ userId: id }).orderBy('id')).map(({ kind }) => kind);

  /** A consent of the broker that the carrier has granted. */
  async function granted(types: string[] | null = null) {
    const { body } = await ask();
    await act(carrier, body.id, 'grant', { types });
    return body.id;
  }

  it('is asked for by a broker, whom the carrier sees, grants, and withdraws from', async () => {
    const asked = await ask();
    expect(asked.status).to.equal(200);
    expect(asked.body).to.include({ status: 'asked', carrierName: 'Transportes Regio' });
    expect(await kindsFor(carrier)).to.deep.equal(['passport_asked']);
    const { id } = asked.body;
    expect((await documents(broker, id)).body, 'before').to.deep.equal([]);
    const grant = await act(carrier, id, 'grant', { types: null });
    expect(grant.body).to.include({ status: 'granted', types: null });
    expect(grant.body.can).to.include('withdraw').and.not.include('refuse');
    expect((await documents(member, id)).body.map(({ type }) => type)).to.deep.equal([
      'bank_statement',
      'insurance_cover',
    ]);
    expect((await file(member, id)).status).to.equal(200);
    await act(carrier, id, 'withdraw', { reason: 'Ya no trabajamos juntos' });
    expect((await documents(broker, id)).body, 'after').to.deep.equal([]);
    expect((await file(broker, id)).status).to.be.oneOf([403, 404]);
    expect(await kindsFor(broker)).to.deep.equal(['passport_granted', 'passport_withdrawn']);
  });

  it('is shown by type, and the types can be changed', async () => {
    const id = await granted(['bank_statement']);
    expect((await documents(broker, id)).body).to.have.length(1);
    expect((await file(broker, id, insuranceId)).status).to.equal(404);
    expect((await file(broker, id, statementId)).status).to.equal(200);
    await act(carrier, id, 'grant', { types: ['insurance_cover'] });
    expect((await file(broker, id, statementId)).status).to.equal(404);
  });

  it('shows no file of another carrier by its id', async () => {
    const id = await granted();
    const foreign = await uploadedDocument((await buildCarrier()).id);
    expect((await file(broker, id, foreign.id)).status).to.equal(404);
    const decided = { status: 'rejected', reason: 'No se lee' };
    expect((await judge(broker, id, decided, foreign.id)).status).to.equal(404);
  });

  it('answers nothing about a broker to another, by any id, at any time', async () => {
    const paths = (id: string) => [
      `/api/consents/${id}`,
      `/api/consents/${id}/documents`,
      `/api/consents/${id}/documents/${insuranceId}/file`,
      `/api/validations/${insuranceId}`,
      `/api/validations/${insuranceId}/history`,
      `/api/carriers/documentDownload?uuid=${insuranceId}`,
      `/api/carriers/documentStatuses?carrierId=${carrierId}`,
    ];
    const { id } = (await ask()).body;
    const expectHidden = async (when: string) => {
      for (const path of paths(id))
        expect((await as(other).get(path)).status, `${when} ${path}`).to.equal(404);
      expect((await as(other).get<unknown[]>('/api/consents')).body, when).to.deep.equal([]);
      expect((await as(other).get('/api/document_openings')).status, when).to.equal(403);
    };
    await expectHidden('asked');
    await act(carrier, id, 'grant', { types: null });
    await judge(broker, id, { status: 'rejected', reason: 'No se lee' });
    await expectHidden('granted');
    await act(carrier, id, 'withdraw');
    await expectHidden('withdrawn');
    const theirs = (await ask(other)).body;
    await act(carrier, theirs.id, 'grant', { types: null });
    const [shown] = (await documents(other, theirs.id)).body.filter(
      ({ type }) => type === 'insurance_cover',
    );
    expect(shown!.judgement, 'the judgement of the other broker').to.equal(null);
  });

  it('is judged by each broker for itself, beside the validation of Andén', async () => {
    const id = await granted();
    const staff = await buildUser({ type: 'internal' });
    const expirationDate = dayIn(20);
    const own = await judge(broker, id, { status: 'rejected', reason: 'Falta la firma' });
    expect(own.body.judgement).to.include({ status: 'rejected', reason: 'Falta la firma' });
    expect(own.body.validation).to.include({ status: 'pending' });
    const approval = { uuid: insuranceId, status: 'approved', expirationDate };
    await as(staff).patch('/api/carriers/documentStatus', approval);
    const both = (await documents(broker, id)).body.find(({ id }) => id === insuranceId)!;
    expect(both.validation).to.include({ status: 'approved', expirationDate });
    expect(both.judgement).to.include({ status: 'rejected' });
    const wrong = await judge(broker, id, { status: 'approved', expirationDate: dayIn(21) });
    expect(wrong.body.errors).to.have.keys('expirationDate');
    const refused = await judge(member, id, { status: 'rejected', reason: 'No se lee' });
    expect(refused.status).to.equal(403);
    const newer = await judge(broker, id, {
      status: 'rejected',
      reason: 'Falta',
      versionNumber: 2,
    });
    expect(newer.body.code).to.equal('NEWER_VERSION');
  });

  it('tells the carrier who opened which file, and not what it opened itself', async () => {
    const id = await granted();
    await file(broker, id);
    await as(carrier).get(`/api/carriers/documentDownload?uuid=${insuranceId}`);
    const { body } = await as(carrier).get<Schemas['DocumentOpening'][]>('/api/document_openings');
    expect(body).to.have.length(1);
    expect(body[0]).to.include({ documentType: 'insurance_cover', number: 1, saved: true });
    expect(body[0]!.userName).to.equal(`${broker.firstName} ${broker.lastName}`);
  });

  it('is asked for once, however often and at once, and not again within a day of a refusal', async () => {
    const all = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(all.map(({ body }) => body.id)).size).to.equal(1);
    const { id } = all[0].body;
    await act(carrier, id, 'refuse', { reason: 'No la conocemos' });
    const soon = await ask();
    expect(soon.body.code).to.equal('PASSPORT_DECIDED_TODAY');
    await Consent.query()
      .findById(id)
      .patch({ decidedAt: new Date(Date.now() - 25 * 3_600_000) });
    expect((await ask()).body).to.include({ id, status: 'asked' });
  });

  it('is not asked of a carrier without account, nor of a record that nobody has claimed', async () => {
    const { id: silent } = await buildCarrier();
    expect((await ask(broker, silent)).body.code).to.equal('PASSPORT_WITHOUT_ACCOUNT');
    const { id: own } = await buildCarrier({ companyId: broker.companyId });
    expect((await ask(broker, own)).body.code).to.equal('PASSPORT_NOT_CLAIMED');
    const { id: foreign } = await buildCarrier({ companyId: other.companyId });
    expect((await ask(broker, foreign)).status).to.equal(404);
  });

  describe('of a claimed record', () => {
    let recordId: string;

    beforeEach(async () => {
      const companyId = broker.companyId!;
      ({ id: recordId } = await buildCarrier({ companyId, carrierName: 'Regio (Puente)' }));
      await provedClaim({ carrierId, recordId, companyId });
    });

    it('is asked for through the record, which stands for the carrier', async () => {
      const { body } = await ask(broker, recordId);
      expect(body).to.include({ carrierId: recordId, carrierName: 'Regio (Puente)' });
      const found = await as(broker).get<Shown[]>(`/api/consents?carrierId=${recordId}`);
      expect(found.body.map(({ id }) => id)).to.deep.equal([body.id]);
      expect(JSON.stringify(found.body)).not.to.include(carrierId);
    });

    it('shows nothing more when staff refuses the claim after all', async () => {
      const { body } = await ask(broker, recordId);
      await act(carrier, body.id, 'grant', { types: null });
      expect((await documents(broker, body.id)).body).to.have.length(2);
      await Claim.query()
        .where({ recordId })
        .patch({ status: 'refused', proof: null, reason: 'No' });
      expect((await documents(broker, body.id)).body).to.deep.equal([]);
      expect((await file(broker, body.id)).status).to.equal(404);
    });

    it('does not tell the review of another network', async () => {
      const { id: third } = await buildCompany();
      const { id: passport } = await buildCarrier({ companyId: third });
      await buildUser({ type: 'carrier', carrierId: passport });
      await uploadedDocument(passport, { status: 'approved', expirationDate: dayIn(20) });
      const companyId = broker.companyId!;
      const { id: mine } = await buildCarrier({ companyId });
      await provedClaim({ carrierId: passport, recordId: mine, companyId });
      const { body } = await ask(broker, mine);
      await Consent.query().findById(body.id).patch({ status: 'granted' });
      const { body: shared } = await documents(broker, body.id);
      expect(shared.map(({ validation }) => validation)).to.deep.equal([null]);
    });
  });
});
