import { expect } from 'chai';
import { CartaPorte } from '../../../../../api/trip/cartaPorte/CartaPorte.ts';
import { buildCartaPorte } from '../../../../../api/trip/cartaPorte/test/factory.ts';
import { buildSatKey } from '../../../../../api/catalogs/satKeys/test/factory.ts';
import { SatKey } from '../../../../../api/catalogs/satKeys/SatKey.ts';
import { buildShipment } from '../../../../../api/trip/shipments/test/factory.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { testServer } from '../../../../../api/testing/server.ts';
import { buildTenant } from '../../../../../api/testing/tenants/tenant.ts';

describe("Keys of SAT's loaded catalogs in the form of the Carta Porte", function () {
  this.timeout(90_000);

  before(() => testServer());
  after(() => SatKey.query().delete());

  it('are found by a word or a part of the key, a colony within its postal code', async () => {
    const { company, customer, carrier, people } = await buildTenant();
    const parties = { companyId: company.id, customerId: customer.id, carrierId: carrier.id };
    const load = await buildShipment({ ...parties, movement: 'mexico', status: 'assigned' });
    await buildCartaPorte(load.id);
    await buildSatKey({ key: '30131700', name: 'Losetas y baldosas', similarWords: 'Azulejo' });
    await buildSatKey({ catalog: 'postalCodes', key: '66350', name: 'NLE 048', trait: 'NLE' });
    for (const [code, name] of [
      ['66350', 'Industrial Santa Catarina'],
      ['64000', 'Industrial Monterrey'],
    ])
      await buildSatKey({ catalog: 'colonies', key: `${code} 0007`, name, trait: code });
    const path = `/admin/shipments/${load.id}/carta_porte`;
    const page = await newPage({ user: people.admin.email, path });

    async function choose(field: string, typed: string, wanted: string) {
      await page.locator(`[id="${field}"]`).fill(typed);
      const options = page.getByRole('option');
      await options.filter({ hasText: wanted }).waitFor();
      await soon(async () => expect(await options.allInnerTexts()).to.deep.equal([wanted]));
      const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await options.click();
      expect((await saved).status()).to.equal(200);
    }
    await choose('goods.0.product', 'azulejo', '30131700 · Losetas y baldosas');
    await page.getByText('Losetas y baldosas', { exact: true }).waitFor();
    await choose('origin.postalCode', '6635', '66350 · NLE 048');
    await choose('origin.colony', 'industrial', '0007 · Industrial Santa Catarina');
    await page.getByText('Industrial Santa Catarina', { exact: true }).waitFor();
    const key = { shipmentId: load.id, companyId: company.id };
    const { customer: saved } = (await CartaPorte.query().findOne(key))!;
    expect(saved!.origin).to.include({ postalCode: '66350', colony: '0007' });
    expect(saved!.goods![0]).to.include({ product: '30131700' });
    await page.close();
  });
});
