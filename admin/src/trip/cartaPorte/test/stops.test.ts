import { expect } from 'chai';
import { CartaPorte } from '../../../../../api/trip/cartaPorte/CartaPorte.ts';
import { buildStops } from '../../../../../api/trip/cartaPorte/test/factory.ts';
import { buildToken } from '../../../../../api/platform/links/test/factory.ts';
import { buildShipment } from '../../../../../api/trip/shipments/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { testServer } from '../../../../../api/testing/server.ts';
import { buildTenant } from '../../../../../api/testing/tenants/tenant.ts';

const LEON = {
  city: 'León',
  state: 'MX-GUA' as const,
  country: 'MX' as const,
  postalCode: '37000',
};
const SILAO = {
  city: 'Silao',
  state: 'MX-GUA' as const,
  country: 'MX' as const,
  postalCode: '36100',
};

const STOPS = [
  'Parada 1 de 3 · Recolección · Monterrey, Nuevo León',
  'Parada 2 de 3 · Entrega · León, Guanajuato',
  'Parada 3 de 3 · Entrega · Silao, Guanajuato',
];

describe('The form of the Carta Porte of a load with three stops', function () {
  this.timeout(90_000);

  async function build() {
    const { company, customer, carrier, people } = await buildTenant();
    const parties = { companyId: company.id, customerId: customer.id, carrierId: carrier.id };
    const load = await buildShipment({
      ...parties,
      movement: 'mexico',
      status: 'assigned',
      destination: SILAO,
    });
    await buildStops(load.id, [
      { kind: 'pickup' },
      { kind: 'delivery', place: LEON },
      { kind: 'delivery' },
    ]);
    return { load, carrier, people, key: { shipmentId: load.id, companyId: company.id } };
  }

  it('is by stop in both parts, and names the stop of what is missing', async () => {
    const { load, people, key } = await build();
    const path = `/admin/shipments/${load.id}/carta_porte`;
    const page = await newPage({ user: people.admin.email, path, width: 390, height: 844 });
    const lists = page.locator('ol').filter({ hasText: 'Parada 1 de 3' });
    await lists.nth(1).waitFor();
    for (const list of await lists.all())
      expect(await list.getByRole('heading').allInnerTexts()).to.deep.equal(STOPS);
    const lacks = page.getByRole('listitem').filter({ has: page.locator('strong') });
    const rfc = lacks.filter({ hasText: `${STOPS[1]}: Falta: RFC.` });
    await rfc.waitFor();
    await expectAccessible(page);

    await page.locator('[id="stops.0.rfc"]').fill('SAT970701NN3');
    await page.locator('[id="goods.0.quantity"]').fill('480');
    await page.getByLabel('Cantidad que se entrega en la parada 2: León').fill('200');
    await rfc.waitFor({ state: 'detached' });
    const sum = lacks.filter({ hasText: 'Lo que se entrega en las paradas no suma' });
    await sum.filter({ hasText: STOPS[2]! }).waitFor();
    await page.getByLabel('Cantidad que se entrega en la parada 3: Silao').fill('280');
    await sum.waitFor({ state: 'detached' });
    await soon(async () => {
      const { customer } = (await CartaPorte.query().findOne(key))!;
      expect(customer!.stops![0]).to.include({ rfc: 'SAT970701NN3', postalCode: '37000' });
      expect(customer!.goods![0]!.stops).to.deep.equal([
        null,
        { quantity: '200' },
        { quantity: '280' },
      ]);
    });
    await page.close();
  });

  it('is filled by the carrier by link, with the distance to each delivery', async () => {
    const { load, carrier, key } = await build();
    const subject = { subjectId: load.id, partyId: carrier.id };
    const token = await buildToken({ kind: 'carta_porte_carrier', ...subject });
    const { url } = await testServer();
    const page = await newPage({ url, width: 390, height: 844 });
    await page.goto(`/carta_porte#${token}`);
    const list = page.locator('ol').filter({ hasText: 'Parada 1 de 3' });
    await list.first().waitFor();
    const headings = list.first().getByRole('heading');
    expect(await headings.allInnerTexts()).to.deep.equal(STOPS);
    await expectAccessible(page);
    const distances = page.getByLabel('Distancia desde la entrega anterior (o el origen) en km *');
    await distances.first().fill('668.4');
    await distances.first().press('Tab');
    await page.getByText('Guardado', { exact: true }).waitFor();
    await soon(async () => {
      const { carrier: saved } = (await CartaPorte.query().findOne(key))!;
      expect(saved!.stops![0]).to.include({ distance: '668.4' });
    });
    await page.close();
  });
});
