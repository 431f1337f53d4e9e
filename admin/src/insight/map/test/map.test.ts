import { expect } from 'chai';
import { buildCarrier } from '../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../api/network/companies/test/factory.ts';
import { buildQuote } from '../../../../../api/quoting/quotes/test/factory.ts';
import { buildShipment } from '../../../../../api/trip/shipments/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';
import { STATES } from '#drawing';

describe('/admin/map', function () {
  this.timeout(90_000);

  it('shows where carriers, quotes and loads are, as a picture and as lists; the address keeps the filters', async () => {
    const { id: companyId } = await buildCompany();
    const { email } = await buildUser({ companyId });
    const carrier = { originStates: ['MX-JAL'], deliveryStates: ['US-TX'] };
    const { id: carrierId } = await buildCarrier({ companyId, ...carrier });
    await buildQuote({ companyId });
    const load = await buildShipment({ companyId, carrierId, status: 'in_transit' });
    const page = await newPage({ user: email, path: '/admin/map' });
    const table = (layer: string) => page.getByRole('table', { name: say(`map.layer.${layer}`) });
    await table('lanes').getByRole('row', { name: 'Nuevo León Texas 1' }).waitFor();
    await table('coverage')
      .getByRole('row', { name: /^Jalisco 1 0$/ })
      .waitFor();
    await expectAccessible(page);

    const picture = page.locator('canvas');
    const { width, height } = (await picture.boundingBox())!;
    const { x, y } = STATES['MX-NLE']!;
    await picture.click({ force: true, position: { x: (x / 960) * width, y: (y / 800) * height } });
    await page.getByRole('status').getByRole('link', { name: load.reference }).waitFor();

    await page.getByRole('button', { name: say('map.layer.lanes') }).click();
    await table('lanes').waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: say('map.state') }).fill('nuevo leon');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await table('coverage').waitFor();
    await page.waitForURL(({ searchParams }) => searchParams.get('state') === 'MX-NLE');
    await page.reload();
    await table('loads').getByRole('link', { name: load.reference }).waitFor();
    expect(await table('lanes').count()).to.equal(0);
    await page.close();
  });
});
