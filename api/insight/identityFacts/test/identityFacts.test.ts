import { expect } from 'chai';
import { BankAccount } from '../../../trip/bankAccounts/BankAccount.ts';
import { confirmedAccount } from '../../../trip/bankAccounts/test/factory.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { provedClaim } from '../../../compliance/claims/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { buildContact } from '../../../network/contacts/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { buildVehicle } from '../../../network/vehicles/test/factory.ts';
import { Vehicle } from '../../../network/vehicles/index.ts';
import type { User } from '../../../platform/users/User.ts';

type Fact = Schemas['IdentityFact'];

describe('The identity of a carrier', () => {
  let companyId: string, broker: User, staff: User, phone: string;

  beforeEach(async () => {
    ({ id: companyId } = await buildCompany());
    broker = await buildUser({ companyId });
    staff = await buildUser({ type: 'internal' });
    phone = `5281${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  });

  const factsOf = async (id: string, user = broker) => {
    const { status, body } = await as(user).get<Fact[]>(`/api/carriers/${id}/identity`);
    expect(status).to.equal(200);
    return Object.fromEntries(body.map((fact) => [fact.kind, fact]));
  };

  it('compares the RFC with its check digit and with the name, and the address with the name', async () => {
    const own = { companyId, carrierName: 'Aceros Ecatepec' };
    const fitting = await buildCarrier({
      ...own,
      rfc: 'AEC9307148T4',
      quotingEmail: `trafico.${phone}@ecatepec.test`,
    });
    const facts = await factsOf(fitting.id);
    expect(facts.rfc_name).to.include({ state: 'fits', source: 'tax_rule', value: 'AEC9307148T4' });
    expect(facts.rfc_digit).to.include({ state: 'differs', finding: 'mismatch' });
    expect(facts.email_domain).to.include({ state: 'fits', finding: 'company_domain' });
    const odd = await buildCarrier({
      companyId,
      carrierName: 'Fletes del Sol',
      rfc: 'MAB9307148T4',
      quotingEmail: `fletes.${phone}@gmail.com`,
    });
    const other = await factsOf(odd.id);
    expect(other.rfc_digit).to.include({ state: 'fits' });
    expect(other.rfc_name).to.include({ state: 'differs' });
    expect(other.email_domain).to.include({ state: 'differs', finding: 'free_mailbox' });
  });

  it('tells that another carrier has the same phone number, naming only whom the caller sees', async () => {
    const { id } = await buildCarrier({ companyId, contactPhone: phone });
    expect((await factsOf(id)).phone).to.include({ state: 'fits', finding: 'only_here' });
    const { id: foreignId } = await buildCompany();
    const foreign = await buildCarrier({ companyId: foreignId, contactPhone: phone });
    expect((await factsOf(id)).phone!.state, 'of another broker').to.equal('fits');
    expect((await factsOf(id, staff)).phone!.others.map((one) => one.id)).to.deep.equal([
      foreign.id,
    ]);
    await buildCarrier({ contactPhone: phone });
    const shared = (await factsOf(id)).phone!;
    expect(shared).to.deep.include({ state: 'differs', others: [{ id: null, carrierName: null }] });
    const { id: ownId, carrierName } = await buildCarrier({ companyId });
    await buildContact({ carrierId: ownId, phones: [phone] });
    expect((await factsOf(id)).phone!.others).to.deep.include({ id: ownId, carrierName });
  });

  it('tells that another carrier has a vehicle with the same plates, unless that was archived', async () => {
    const { id } = await buildCarrier({ companyId });
    const plates = async () => (await factsOf(id)).plates!;
    expect(await plates()).to.include({ state: 'unknown', finding: 'missing' });
    const { plates: own } = await buildVehicle({ carrierId: id });
    expect(await plates()).to.include({ state: 'fits', finding: 'only_here', value: null });
    const { id: foreignId } = await buildCarrier({ companyId: (await buildCompany()).id });
    await buildVehicle({ carrierId: foreignId, plates: own });
    expect((await plates()).state, 'of another broker').to.equal('fits');
    const { id: otherId, carrierName } = await buildCarrier({ companyId });
    const { id: vehicleId } = await buildVehicle({ carrierId: otherId, plates: own });
    const others = [{ id: otherId, carrierName }];
    expect(await plates()).to.deep.include({ state: 'differs', value: own, others });
    await Vehicle.query().patch({ archivedAt: new Date().toISOString() }).findById(vehicleId);
    expect((await plates()).state).to.equal('fits');
  });

  it('does not take a record that the carrier has claimed for another carrier', async () => {
    const { id: carrierId } = await buildCarrier({ contactPhone: phone });
    const { id: recordId } = await buildCarrier({ companyId, contactPhone: phone });
    await provedClaim({ carrierId, recordId, companyId });
    expect((await factsOf(recordId)).phone!.state).to.equal('fits');
  });

  it('tells for a month that another bank account took the place of the one before', async () => {
    const { id: carrierId } = await buildCarrier({ companyId });
    const bankAccount = async () => (await factsOf(carrierId)).bank_account!;
    expect(await bankAccount()).to.include({ state: 'unknown', finding: 'missing', at: null });
    const at = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    await confirmedAccount({ carrierId, effectiveAt: at(20) });
    expect(await bankAccount(), 'the first one').to.include({ state: 'fits', value: '9719' });
    const next = { carrierId, digits: '002010077777777771' };
    await confirmedAccount({ ...next, currency: 'USD', effectiveAt: at(10) });
    expect((await bankAccount()).state, 'in another currency').to.equal('fits');
    const { id } = await confirmedAccount({ ...next, effectiveAt: at(2) });
    const changed = { state: 'differs', finding: 'changed_lately', value: '7771' };
    expect(await bankAccount()).to.include({ ...changed, source: 'records' });
    await BankAccount.query()
      .patch({ effectiveAt: at(-1) })
      .findById(id);
    expect(await bankAccount(), 'from tomorrow').to.include(changed);
    await BankAccount.query()
      .patch({ effectiveAt: at(31) })
      .where({ carrierId });
    expect((await bankAccount()).state).to.equal('fits');
  });

  it("is shown of Andén's carriers without the codes, and neither to carriers nor to shippers", async () => {
    const { id } = await buildCarrier({ rfc: null, contactPhone: phone });
    const facts = await factsOf(id);
    expect(Object.values(facts).map(({ value }) => value)).to.deep.equal(Array(6).fill(null));
    expect((await factsOf(id, staff)).phone!.value).to.equal(phone);
    const carrier = await buildUser({ type: 'carrier', carrierId: id });
    expect((await as(carrier).get(`/api/carriers/${id}/identity`)).status).to.equal(403);
  });
});
