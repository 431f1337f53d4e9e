import { expect } from 'chai';
import { buildCompany } from '../../companies/test/factory.ts';
import { buildContact } from '../../contacts/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { keepRefused } from '../../../core/mail/refusedAddresses.ts';
import { testDb } from '../../../testing/base/db.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { buildCarrier } from './factory.ts';

describe('An address that the mail server refused for good', function () {
  this.timeout(60_000);
  const refusal = '550 5.1.1 User unknown';

  async function refusedOne() {
    const email = `nadie-${crypto.randomUUID()}@regio.test`;
    const db = await testDb();
    await db.transaction((trx) => keepRefused(trx, email, { refusal, now: new Date() }));
    return email;
  }

  it('is marked at its contact until the address is changed', async () => {
    const { id: companyId } = await buildCompany();
    const broker = as(await buildUser({ companyId }));
    const email = await refusedOne();
    const other = `otro-${crypto.randomUUID()}@regio.test`;
    const { id } = await buildContact({ companyId, emails: [other, email] });
    const refused = async () =>
      (await broker.get<Schemas['Contact']>(`/api/contacts/${id}`)).body.refusedEmails;
    expect(await refused()).to.deep.equal([{ email, refusal }]);
    await broker.patch(`/api/contacts/${id}`, { emails: [other] });
    expect(await refused()).to.deep.equal([]);
    await broker.patch(`/api/contacts/${id}`, { emails: [other, email] });
    expect(await refused(), 'entered again').to.deep.equal([]);
  });

  it('is marked at its carrier, to those who may see the address', async () => {
    const { id: companyId } = await buildCompany();
    const broker = as(await buildUser({ companyId }));
    const quotingEmail = await refusedOne();
    const own = await buildCarrier({ companyId, quotingEmail: quotingEmail.toUpperCase() });
    const internal = await buildCarrier({ quotingEmail });
    const refused = async (id: string) =>
      (await broker.get<Schemas['Carrier']>(`/api/carriers/${id}`)).body.quotingRefusal;
    expect(await refused(own.id)).to.equal(refusal);
    expect(await refused(internal.id)).to.equal(null);
    for (const email of [`otro-${quotingEmail}`, quotingEmail])
      await broker.patch(`/api/carriers/${own.id}`, { quotingEmail: email });
    expect(await refused(own.id), 'entered again').to.equal(null);
  });
});
