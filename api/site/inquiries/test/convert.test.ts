import { expect } from 'chai';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { Company } from '../../../network/companies/Company.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { buildOperator } from '../../../network/companies/test/factory.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildInquiry } from './factory.ts';

type Inquiry = Schemas['Inquiry'];

const PERSON = {
  name: 'Dana Prueba',
  companyName: 'Maquila de la Prueba',
  email: 'dana@maquila-prueba.test',
  phone: '528112345678',
};
const LANE = {
  origin: { city: 'Saltillo', state: 'MX-COA', country: 'MX' },
  destination: { city: 'Laredo', state: 'US-TX', country: 'US' },
};

describe('POST /inquiries/:id/convert (staff copied the request by hand)', () => {
  let admin: User;
  let member: User;

  before(async function () {
    this.timeout(30_000);
    admin = await buildUser({ type: 'internal' });
    member = await buildUser({ type: 'internal', role: 'member' });
  });

  const convert = <T = Inquiry>(who: User, { id }: { id: string }, to: string) =>
    as(who).post<T>(`/api/inquiries/${id}/convert`, { to });

  it('needs a token and an admin of Andén', async () => {
    const inquiry = await buildInquiry();
    const path = `/api/inquiries/${inquiry.id}/convert`;
    expect((await anonymous.post(path, { to: 'customer' })).status).to.equal(401);
    for (const who of [member, await buildUser()])
      expect((await convert(who, inquiry, 'customer')).status).to.equal(403);
    expect((await convert(admin, inquiry, 'nothing')).status).to.equal(422);
  });

  it('creates a customer with the person as its contact, and refers the request to it', async () => {
    const inquiry = await buildInquiry({ ...PERSON, audience: 'shipper' });
    const before = await as(admin).get<Inquiry>(`/api/inquiries/${inquiry.id}`);
    expect(before.body.can).to.include('toCustomer').and.not.include('toCarrier');
    const { status, body } = await convert(admin, inquiry, 'customer');
    expect(status).to.equal(200);
    expect(body).to.include({ status: 'assigned', assignedTo: admin.id });
    expect(body).to.include({ customerName: PERSON.companyName });
    const company = await as(admin).get<Schemas['Company']>(`/api/companies/${body.customerId}`);
    expect(company.body).to.include({ type: 'shipper', plan: 'free', email: PERSON.email });
    const contacts = await as(admin).get<Schemas['Contact'][]>(
      `/api/contacts?companyId=${body.customerId}`,
    );
    expect(contacts.body[0]).to.deep.include({ name: PERSON.name, emails: [PERSON.email] });
  });

  it("creates a broker's tenant, and sets the customer of the quote created by the request", async () => {
    const broker = await convert(
      admin,
      await buildInquiry({ ...PERSON, audience: 'broker' }),
      'customer',
    );
    expect((await Company.query().findById(broker.body.customerId!))!.type).to.equal('broker');
    const { id: companyId } = await buildOperator();
    const { id: quoteId } = await buildQuote({ companyId, status: 'pending' });
    const asked = await buildInquiry({ ...PERSON, kind: 'quote_request', quoteId });
    const { body } = await convert(admin, asked, 'customer');
    const quote = await as(admin).get<Schemas['Quote']>(`/api/quotes/${quoteId}`);
    expect(quote.body.customerId).to.equal(body.customerId);
  });

  it('creates a prospect of the internal network, with coverage of the offered lane', async () => {
    const equipment = await buildEquipment();
    const lane = { ...LANE, equipmentId: equipment.id } as never;
    const inquiry = await buildInquiry({
      ...PERSON,
      kind: 'route_offer',
      audience: 'carrier',
      lane,
    });
    const { body } = await convert(admin, inquiry, 'carrier');
    const carrier = await as(admin).get<Schemas['Carrier']>(`/api/carriers/${body.carrierId}`);
    expect(carrier.body).to.deep.include({
      carrierName: PERSON.companyName,
      network: 'internal',
      status: 'prospect',
      quotingEmail: PERSON.email,
      originStates: ['MX-COA'],
      deliveryStates: ['US-TX'],
      movements: ['cross_border'],
      equipmentList: [equipment.id],
    });
    expect(carrier.body.contactBookList!.map(({ name }) => name)).to.deep.equal([PERSON.name]);
  });

  it('gives a company the requested premium plan, and closes the request', async () => {
    const company = await buildCompany({ plan: 'free' });
    const inquiry = await buildInquiry({ kind: 'plan_upgrade', customerId: company.id });
    const { body } = await convert(admin, inquiry, 'premium');
    expect(body.status).to.equal('done');
    expect((await Company.query().findById(company.id))!.plan).to.equal('premium');
    expect((await convert<Schemas['Problem']>(admin, inquiry, 'premium')).body.code).to.equal(
      'ALREADY_CONVERTED',
    );
  });

  it('is done once, and refused for other kinds of requests', async () => {
    const inquiry = await buildInquiry({ ...PERSON, audience: 'shipper' });
    const two = await Promise.all([1, 2].map(() => convert(admin, inquiry, 'customer')));
    expect(two.map(({ status }) => status).toSorted()).to.deep.equal([200, 409]);
    expect((await convert(admin, inquiry, 'premium')).status).to.equal(403);
    const carriers = await buildInquiry({ ...PERSON, audience: 'carrier' });
    expect((await convert(admin, carriers, 'customer')).status).to.equal(403);
  });
});
