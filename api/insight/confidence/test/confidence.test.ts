import { expect } from 'chai';
import { approveDocuments, buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Document } from '../../../compliance/documents/Document.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { buildShipment } from '../../../trip/shipments/test/factory.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

type Confidence = Schemas['CarrierConfidence'];

describe('The confidence level of a carrier', function () {
  this.timeout(30_000);
  let companyId: string, admin: User, staff: User;

  before(async () => {
    ({ id: companyId } = await buildCompany());
    admin = await buildUser({ companyId });
    staff = await buildUser({ type: 'internal' });
  });

  const of = async (id: string, user = admin) =>
    (await as(user).get<Confidence>(`/api/carriers/${id}/confidence`)).body;
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  it('stands beside valid documents, answers in time, delivered loads and incidents', async () => {
    const { id: carrierId } = await buildCarrier({ companyId });
    await approveDocuments(carrierId);
    const invited = async (answer: object) => {
      const { id: quoteId } = await buildQuote({ companyId });
      const times = { sentAt: ago(5), deadlineAt: ago(4) };
      await buildInvitation({ quoteId, carrierId, status: 'not_available', ...times, ...answer });
    };
    await invited({ status: 'rated', answeredAt: ago(4.5) });
    await invited({ answeredAt: ago(3) });
    await invited({});
    const load = { companyId, carrierId, status: 'delivered' } as const;
    await buildShipment({ ...load, deliveredAt: ago(2), deliveryDate: day(1) });
    await buildShipment({ ...load, deliveredAt: ago(2), deliveryDate: day(-9) });
    await Document.query().where({ carrierId, type: 'insurance_cover' }).delete();
    const facts = await of(carrierId);
    expect(facts).to.deep.include({
      level: 'medium',
      note: null,
      answers: { asked: 3, inTime: 1 },
      loads: { delivered: 2, onTime: 1 },
      incidents: { reported: 0, delayed: 0 },
    });
    expect(facts.documents.required - facts.documents.valid).to.equal(1);
  });

  it("shows a broker only its own company's facts about a carrier of Andén's network", async () => {
    const { id: carrierId } = await buildCarrier();
    const other = await buildCompany();
    const { id: quoteId } = await buildQuote({ companyId: other.id });
    await buildInvitation({
      quoteId,
      carrierId,
      status: 'rated',
      sentAt: ago(5),
      answeredAt: ago(4),
    });
    expect((await of(carrierId)).answers).to.deep.equal({ asked: 0, inTime: 0 });
    expect((await of(carrierId, staff)).answers).to.deep.equal({ asked: 1, inTime: 1 });
  });

  it('is set with a reason, which stays until another level is set without one', async () => {
    const { id } = await buildCarrier({ companyId });
    const path = `/api/carriers/${id}/confidence`;
    const refused = await as(admin).post(path, { confidence: 'high' });
    expect(refused.status).to.equal(422);
    const asked = { confidence: 'high', reason: 'Nunca ha fallado' };
    const { status, body } = await as(admin).post<Confidence>(path, asked);
    expect([status, body.level, body.note?.reason]).to.deep.equal([200, 'high', asked.reason]);
    expect(body.note?.userName).to.equal(`${admin.firstName} ${admin.lastName}`);
    expect((await as(admin).patch(`/api/carriers/${id}`, { confidence: 'low' })).status).to.equal(
      200,
    );
    expect(await of(id)).to.include({ level: 'low', note: null });
  });
});

function day(after: number): string {
  return new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
}
