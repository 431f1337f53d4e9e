import { expect } from 'chai';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { ContactType } from '../ContactType.ts';
import { describeCatalog } from '../../../testing/catalog.ts';
import { contactTypes } from '../index.ts';
import { buildContactType } from './factory.ts';

describeCatalog({
  policy: contactTypes.policy,
  title: 'Contact types',
  resource: '/catalogs/contact_types',
  input: { nameEs: 'Cobranza de prueba', nameEn: 'Test billing', audience: 'brokers' },
  accented: 'Tráfico de prueba',
  found: 'trafico de pru',
  wrong: { audience: 'x' },
  unset: { audience: 'carriers' },
  build: buildContactType,
});

describe('A contact type whose contacts get mails', () => {
  it('keeps its code, on which the mails depend; its names may change', async () => {
    const known = await ContactType.query().findOne({ code: 'RATES' });
    const { id } = known ?? (await buildContactType({ code: 'RATES' }));
    const root = as(await buildUser({ type: 'internal', role: 'root' }));
    const path = `/api/catalogs/contact_types/${id}`;
    const refused = await root.patch<{ errors: object }>(path, { code: 'PRICES' });
    expect(refused.status).to.equal(422);
    expect(refused.body.errors).to.have.keys('code');
    const renamed = await root.patch<{ code: string }>(path, { code: 'RATES', nameEs: 'Precios' });
    expect([renamed.status, renamed.body.code]).to.deep.equal([200, 'RATES']);
  });
});
