import { expect } from 'chai';
import type { Carrier } from '../../../network/carriers/Carrier.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import type { Company } from '../../../network/companies/Company.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import { buildContact } from '../../../network/contacts/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildPackaging } from '../../../catalogs/packagings/test/factory.ts';
import { buildQuote, dayFrom } from '../../../quoting/quotes/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import type { Shipment } from '../../shipments/Shipment.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildConfirmation } from './factory.ts';
import { hashOf } from '../content/hash.ts';
import { RateConfirmation } from '../RateConfirmation.ts';

type Shown = Schemas['RateConfirmation'];

const terms = { freeHours: 4, detentionRate: '35.00', paymentDays: 15, evidence: ['signed_pod'] };

describe('Rate confirmations', () => {
  let broker: Company;
  let carrier: Carrier;
  let customer: Company;
  let shipment: Shipment;
  let first: RateConfirmation;
  let agent: User;
  let shipper: User;
  let carrierAdmin: User;
  let driver: User;
  let stranger: User;

  before(async function () {
    this.timeout(30_000);
    broker = await buildCompany({ name: 'Puente & Hijos <S.A.>' });
    customer = await buildCustomer(broker);
    carrier = await buildCarrier();
    agent = await buildUser({ role: 'member', companyId: broker.id });
    shipper = await buildUser({ type: 'shipper', companyId: customer.id });
    carrierAdmin = await buildUser({ type: 'carrier', carrierId: carrier.id });
    driver = await buildUser({ type: 'carrier', role: 'member', carrierId: carrier.id });
    stranger = await buildUser({ companyId: (await buildCompany()).id });
  });

  beforeEach(async () => {
    const parties = { companyId: broker.id, customerId: customer.id, carrierId: carrier.id };
    const amounts = { purchaseCost: '1000.00', saleValue: '1250.00' };
    shipment = await buildShipment({ ...parties, ...amounts, status: 'assigned' });
    first = await buildConfirmation(shipment.id);
  });

  const path = (id = shipment.id) => `/api/shipments/${id}/rateConfirmations`;
  const list = async (who: User) => (await as(who).get<Shown[]>(path())).body;
  const issue = (who: User, body: object = terms) => as(who).post<Shown[]>(path(), body);
  const accept = (who: User, { id, hash } = first) =>
    as(who).post<Shown[]>(`${path()}/${id}/accept`, { hash });

  it('notifies the carrier when one is issued, and the broker, once, when it is accepted', async function () {
    this.timeout(30_000);
    const toldOf = async (who: User) => {
      const { body } = await as(who).get<Schemas['Notification'][]>('/api/notifications');
      const mine = body.filter(({ entityId }) => entityId === shipment.id);
      return mine.map(({ kind }) => kind);
    };
    expect(await toldOf(carrierAdmin)).to.deep.equal(['confirmation_issued']);
    await accept(carrierAdmin);
    await accept(carrierAdmin);
    expect(await toldOf(agent)).to.deep.equal(['confirmation_accepted']);
    for (const who of [driver, shipper, stranger]) expect(await toldOf(who)).to.deep.equal([]);
  });

  describe('GET /shipments/:id/rateConfirmations', () => {
    it("needs a token, is forbidden for customers, and answers 404 for others' loads", async () => {
      expect((await anonymous.get(path())).status).to.equal(401);
      expect((await as(shipper).get(path())).status).to.equal(403);
      expect((await as(stranger).get(path())).status).to.equal(404);
    });

    it('contains both parties, the price and the terms, but not the sale price', async () => {
      for (const who of [agent, carrierAdmin, driver]) {
        const [shown] = await list(who);
        expect(shown).to.include({ revision: 1, isLatest: true, acceptedAt: null });
        expect(shown!.price).to.deep.equal({ currency: 'USD', total: '1000.00' });
        expect(shown!.carrier.name).to.equal(carrier.carrierName);
        expect(JSON.stringify(shown)).not.to.include('1250.00').and.not.to.include(customer.name);
      }
    });

    it("contains the contact persons: who requested the rate, and the carrier's first contact", async () => {
      const [quoting, issuing] = [await buildUser({ companyId: broker.id }), agent];
      await buildContact({
        carrierId: carrier.id,
        name: 'Jorge Luna',
        emails: ['jorge@regio.test'],
      });
      const contactsOf = async (createdBy: string) => {
        const author = { createdBy } as object;
        const quote = await buildQuote({ companyId: broker.id, status: 'assigned', ...author });
        const ids = { companyId: broker.id, carrierId: carrier.id, quoteId: quote.id };
        const load = await buildShipment({ ...ids, status: 'assigned' });
        const { body } = await as(issuing).post<Shown[]>(path(load.id), terms);
        return [body[0]!.broker.contact!.name, body[0]!.carrier.contact!.name];
      };
      expect(await contactsOf(quoting.id)).to.deep.equal([fullName(quoting), 'Jorge Luna']);
      expect(await contactsOf(shipper.id)).to.deep.equal([fullName(issuing), 'Jorge Luna']);
    });

    it("contains the packaging's name from the catalog, and the exchange rate when the currencies differ", async () => {
      const names = { nameEs: 'Jaula plegable', nameEn: 'Folding cage' };
      await buildPackaging(names);
      const written = { exchangeRate: '18.4' } as object;
      const quote = await buildQuote({ companyId: broker.id, status: 'assigned', ...written });
      const load = { companyId: broker.id, carrierId: carrier.id, quoteId: quote.id };
      const rate = { currency: 'MXN' as const, allIn: '17900.00' };
      await buildInvitation({ ...load, status: 'assigned', rate });
      const cargo = { packaging: names.nameEs, currency: 'USD' as const };
      const { id } = await buildShipment({ ...load, ...cargo, status: 'assigned' });
      const { content } = await buildConfirmation(id);
      const { nameEs: packagingEs, nameEn: packagingEn } = names;
      expect(content.cargo).to.include({ packagingEs, packagingEn });
      expect(content.exchange).to.deep.equal({
        rate: '18.4000',
        date: dayFrom(0),
        equivalent: '972.83',
        currency: 'USD',
      });
    });

    it('did not state the temperature, which the quote tells the carriers in its comment', async () => {
      const ids = { companyId: broker.id, carrierId: carrier.id };
      const comment = 'Temperatura 5 °C continua.';
      const told = { comment } as object;
      const { id } = await buildShipment({ ...ids, ...told, status: 'assigned' });
      const { content } = await buildConfirmation(id);
      expect(content.cargo.comment).to.equal(comment);
    });

    it("contains the carrier's rate in its own currency and parts", async () => {
      const quote = await buildQuote({ companyId: broker.id, status: 'assigned' });
      const rate = { currency: 'MXN' as const, linehaul: '17000.00', tolls: '900.00' };
      await buildInvitation({
        quoteId: quote.id,
        carrierId: carrier.id,
        status: 'assigned',
        rate,
      });
      const ids = { companyId: broker.id, carrierId: carrier.id, quoteId: quote.id };
      const load = await buildShipment({ ...ids, status: 'assigned' });
      const { content } = await buildConfirmation(load.id);
      expect(content.price).to.deep.equal({ ...rate, total: '17900.00' });
    });
  });

  describe('POST /shipments/:id/rateConfirmations', () => {
    it("needs a token, is allowed for the broker, and answers 404 for others' loads", async () => {
      expect((await anonymous.post(path(), terms)).status).to.equal(401);
      for (const who of [shipper, carrierAdmin, driver])
        expect((await issue(who)).status).to.equal(403);
      expect((await issue(stranger)).status).to.equal(404);
    });

    it('refuses terms outside the contract, and a load without a carrier', async () => {
      for (const wrong of [{ freeHours: 73 }, { evidence: [] }, { detentionRate: 'x' }])
        expect((await issue(agent, { ...terms, ...wrong })).status).to.equal(422);
      const { id } = await buildShipment({ companyId: broker.id });
      expect((await as(agent).post(path(id), terms)).status).to.equal(409);
    });

    it('supersedes the previous revision, whose content is kept', async () => {
      const { status, body } = await issue(agent);
      expect(status).to.equal(201);
      expect(body.map(({ revision, isLatest }) => [revision, isLatest])).to.deep.equal([
        [2, true],
        [1, false],
      ]);
      expect(body[0]!.terms).to.deep.include(terms);
      expect((await accept(carrierAdmin)).status).to.equal(409);
      const error = await RateConfirmation.query()
        .findById(first.id)
        .patch({ hash: '0'.repeat(64) })
        .then(
          () => null,
          (refused: Error) => refused.message,
        );
      expect(error).to.include('A rate confirmation never changes.');
    });

    it('numbers parallel revisions consecutively', async () => {
      await Promise.all(Array.from({ length: 10 }, () => issue(agent)));
      const revisions = (await list(agent)).map(({ revision }) => revision);
      expect(revisions).to.deep.equal([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    });
  });

  describe('POST /shipments/:id/rateConfirmations/:confirmationId/accept', () => {
    it("needs a token, and is allowed for the carrier's admin", async () => {
      expect((await anonymous.post(`${path()}/${first.id}/accept`, {})).status).to.equal(401);
      for (const who of [agent, shipper, driver]) expect((await accept(who)).status).to.equal(403);
      expect((await accept(stranger)).status).to.equal(404);
      const unknown = { id: shipment.id, hash: first.hash } as RateConfirmation;
      expect((await accept(carrierAdmin, unknown)).status).to.equal(404);
    });

    it('requires the hash of the revision that was read, and takes effect once', async () => {
      const other = { id: first.id, hash: '0'.repeat(64) } as RateConfirmation;
      expect((await accept(carrierAdmin, other)).status).to.equal(409);
      const { body } = await accept(carrierAdmin);
      expect(body[0]).to.include({ acceptedBy: fullName(carrierAdmin) });
      expect(body[0]!.acceptedAt).to.be.a('string');
      expect((await accept(carrierAdmin)).body).to.deep.equal(body);
    });

    it('never accepts a revision that is being superseded', async () => {
      for (let round = 0; round < 20; round += 1) {
        const load = await buildShipment({
          companyId: broker.id,
          carrierId: carrier.id,
          status: 'assigned',
        });
        const { id, hash } = await buildConfirmation(load.id);
        const [accepted, issued] = await Promise.all([
          as(carrierAdmin).post<Shown[]>(`${path(load.id)}/${id}/accept`, { hash }),
          as(agent).post<Shown[]>(path(load.id), terms),
        ]);
        expect(issued.status).to.equal(201);
        const { body } = await as(agent).get<Shown[]>(path(load.id));
        expect(body[0]!.acceptedAt).to.equal(null);
        expect(body[1]!.acceptedAt !== null).to.equal(accepted.status === 200);
      }
    }).timeout(30_000);
  });

  describe('GET /shipments/:id/rateConfirmations/:confirmationId/file', () => {
    const file = (who: User, format: string) =>
      as(who).get<string>(`${path()}/${first.id}/file?format=${format}`);

    it('is allowed for users who see the revision, in the supported formats', async () => {
      expect((await anonymous.get(`${path()}/${first.id}/file?format=pdf`)).status).to.equal(401);
      expect((await file(shipper, 'pdf')).status).to.equal(403);
      expect((await file(stranger, 'pdf')).status).to.equal(404);
      expect((await file(agent, 'docx')).status).to.equal(422);
    });

    it('is a PDF, or an HTML page with escaped texts, named by reference and revision', async () => {
      const { headers } = await file(driver, 'pdf');
      expect(headers.get('content-type')).to.equal('application/pdf');
      expect(headers.get('content-disposition')).to.match(
        /^attachment; filename="confirmacion-E-\d+-1\.pdf"$/,
      );
      const { body: page } = await file(agent, 'html');
      expect(page).to.include('Puente &#38; Hijos &#60;S.A.&#62;').and.not.to.include('<S.A.>');
      expect(page).to.include(first.hash).and.to.include('$1,000.00 USD');
    });

    it("is in the carrier's language unless another is requested, with the same hash", async () => {
      const lobo = await buildCarrier({ nationality: 'US' });
      const load = await buildShipment({
        companyId: broker.id,
        carrierId: lobo.id,
        status: 'assigned',
      });
      const { id, hash, content } = await buildConfirmation(load.id);
      expect(content.language).to.equal('en');
      const page = async (more = '') =>
        (await as(agent).get<string>(`${path(load.id)}/${id}/file?format=html${more}`)).body;
      expect(await page())
        .to.include('<html lang="en">')
        .and.to.include(hash);
      expect(await page('&language=es'))
        .to.include('<html lang="es">')
        .and.to.include(hash);
      expect((await file(agent, 'html')).body).to.include('<html lang="es">');
      expect((await file(agent, 'html&language=fr')).status).to.equal(422);
    });

    it('names the users who issued and accepted it', async () => {
      const { body: issued } = await issue(agent);
      await accept(carrierAdmin, issued[0] as never);
      const { body: page } = await as(agent).get<string>(
        `${path()}/${issued[0]!.id}/file?format=html`,
      );
      expect(page).to.include(`Emitida electrónicamente por ${fullName(agent)}`);
      expect(page).to.include(`Aceptada electrónicamente por ${fullName(carrierAdmin)}`);
    });
  });

  describe('hashOf', () => {
    it('depends on the data, but not on their order', () => {
      const { content, hash } = first;
      const shuffled = Object.fromEntries(Object.entries(content).reverse()) as never;
      expect(hashOf(content)).to.equal(hash);
      expect(hashOf(shuffled)).to.equal(hash);
      expect(hashOf({ ...content, revision: 9 })).not.to.equal(hash);
    });
  });
});

function fullName({ firstName, lastName }: User) {
  return `${firstName} ${lastName}`;
}
