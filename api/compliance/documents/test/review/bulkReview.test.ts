import { expect } from 'chai';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { anonymous, as, type Client } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { Document } from '../../Document.ts';
import { dayIn, uploadedDocument } from '../factory.ts';

describe('POST /validations/bulk', () => {
  let companyId: string, carrierId: string;
  let broker: Client;

  beforeEach(async () => {
    companyId = (await buildCompany()).id;
    carrierId = (await buildCarrier({ companyId })).id;
    broker = as(await buildUser({ companyId }));
  });

  const review = <T = Schemas['BulkResult']>(client: Client, body: object) =>
    client.post<T>('/api/validations/bulk', body);
  const statusOf = async (id: string) => (await Document.query().findById(id))!.status;

  it('needs a token, and is forbidden for carriers', async () => {
    const { id } = await uploadedDocument(carrierId);
    const body = { ids: [id], action: 'approve' };
    expect((await review(anonymous, body)).status).to.equal(401);
    const carrier = as(await buildUser({ type: 'carrier', carrierId }));
    expect((await review(carrier, body)).status).to.equal(403);
  });

  it('requires a reason for a rejection', async () => {
    const { id } = await uploadedDocument(carrierId);
    const body = { ids: [id], action: 'reject' };
    const answer = await review<Schemas['Problem']>(broker, body);
    expect(answer.status).to.equal(422);
    expect(answer.body.errors).to.have.property('reason');
  });

  it('approves each from its own date for the default validity of its type, and reports which could not be approved and why', async () => {
    const documentDate = dayIn(-20);
    const policy = await uploadedDocument(carrierId, { documentDate });
    const tax = { type: 'positive_tax_compliance', documentDate } as const;
    const opinion = await uploadedDocument(carrierId, tax);
    const foreign = await uploadedDocument((await buildCarrier()).id);
    const done = { type: 'official_id', status: 'approved', expirationDate: dayIn(90) } as const;
    const approved = await uploadedDocument(carrierId, done);
    const ids = [policy.id, foreign.id, approved.id, opinion.id];
    const { body } = await review(broker, { ids, action: 'approve' });
    const statuses = body.results.map(({ id, status }) => [id, status]);
    expect(statuses).to.deep.equal([200, 404, 409, 200].map((status, i) => [ids[i], status]));
    expect(body.results[2]!.message).to.be.a('string');
    expect((await Document.query().findById(policy.id))!.expirationDate).to.equal(dayIn(160));
    expect((await Document.query().findById(opinion.id))!.expirationDate).to.equal(dayIn(10));
    expect(await statusOf(foreign.id)).to.equal('pending');
  });

  it('approves for the requested number of days where the type allows it', async () => {
    const policy = await uploadedDocument(carrierId);
    const opinion = await uploadedDocument(carrierId, { type: 'positive_tax_compliance' });
    const ids = [policy.id, opinion.id];
    const { body } = await review(broker, { ids, action: 'approve', days: 180 });
    expect(body.results.map(({ status }) => status)).to.deep.equal([200, 422]);
    expect((await Document.query().findById(policy.id))!.expirationDate).to.equal(dayIn(170));
  });

  it('rejects all with one reason, which is shown to the carriers', async () => {
    const policy = await uploadedDocument(carrierId);
    const id = await uploadedDocument(carrierId, { type: 'official_id' });
    const ids = [policy.id, id.id];
    const { body } = await review(broker, { ids, action: 'reject', reason: 'No se lee' });
    expect(body.results.map(({ status }) => status)).to.deep.equal([200, 200]);
    for (const each of ids) {
      const { status, reason } = (await Document.query().findById(each))!;
      expect([status, reason]).to.deep.equal(['rejected', 'No se lee']);
    }
  });
});
