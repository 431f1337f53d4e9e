import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCarrier } from '../../../../../api/network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../../../api/network/companies/test/factory.ts';
import { buildToken } from '../../../../../api/platform/links/test/factory.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { say } from '../../../../../api/testing/say.ts';
import {
  buildLoadByLegs,
  type LoadByLegs,
} from '../../../../../api/trip/shipments/test/legs/factory.ts';

/** A load that is driven by legs, as its broker, the carrier of one of its legs and its customer read it. */
describe('the page of a load that is driven by legs', function () {
  this.timeout(300_000);
  let load: LoadByLegs, carrierName: string, token: string;
  const users: Record<string, string> = {};
  const pages: Page[] = [];

  before(async () => {
    const company = await buildCompany();
    const customer = await buildCustomer(company);
    carrierName = `Transportes ${crypto.randomUUID().slice(0, 6)}`;
    const first = await buildCarrier({ companyId: company.id, carrierName });
    const second = await buildCarrier({ companyId: company.id, contactPhone: '528181234567' });
    load = await buildLoadByLegs({ company, customer, carriers: [first, second, null] });
    users.broker = (await buildUser({ companyId: company.id })).email;
    users.shipper = (await buildUser({ type: 'shipper', companyId: customer.id })).email;
    users.carrier = (await buildUser({ type: 'carrier', carrierId: first.id })).email;
    token = await buildToken({
      kind: 'tracking',
      subjectId: load.whole.id,
      partyId: customer.id,
    });
  });

  after(() => Promise.all(pages.map((page) => page.close())));

  async function open(who: string, id: string, width?: number, theme?: 'light' | 'dark') {
    const path = `/admin/shipments/${id}/view`;
    const page = await newPage({ user: users[who]!, path, width, theme } as object);
    pages.push(page);
    return page;
  }

  const shot = async (page: Page, name: string) => {
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
  };

  it('shows its broker each leg with its carrier, its page, and the leg without one', async () => {
    const page = await open('broker', load.whole.id);
    const legs = page.getByRole('region', { name: say('shipments.byLegs.title') });
    await legs.getByText(carrierName).waitFor();
    await legs.getByRole('link', { name: say('shipments.byLegs.none') }).waitFor();
    await page.getByText(say('shipments.byLegs.lacksCarrier')).first().waitFor();
    await expectAccessible(page);
    await shot(page, 'broker-1280-light');
    await legs.getByRole('link', { name: load.legs[0]!.reference }).click();
    await page.getByText(say('shipments.byLegs.of')).waitFor();
    await page.getByRole('heading', { name: say('tracking.fileTitle'), exact: true }).waitFor();
    expect(await page.getByText(say('tracking.help')).count()).to.equal(0);
    const customer = page.getByText(say('resources.shipments.fields.customerId'), { exact: true });
    expect(await customer.count()).to.equal(0);
    await page.getByRole('link', { name: load.whole.reference }).click();
    await legs.getByText(carrierName).waitFor();
    await shot(await ready(await open('broker', load.whole.id, 390, 'dark')), 'broker-390-dark');
  });

  async function ready(page: Page) {
    await page.getByText(say('shipments.byLegs.kind.us')).first().waitFor();
    return page;
  }

  it('shows its customer the stages, and no carrier', async () => {
    const page = await open('shipper', load.whole.id, 390);
    const stages = page.getByRole('region', { name: say('shipments.byLegs.stages') });
    await stages.getByText(say('shipments.byLegs.kind.transfer')).waitFor();
    expect(await page.getByText(carrierName).count()).to.equal(0);
    await expectAccessible(page);
    await shot(page, 'shipper-390-light');
  });

  it('shows the carrier of a leg which leg it is, and whom it hands over to', async () => {
    const page = await open('carrier', load.legs[0]!.id, 390, 'dark');
    await page.getByRole('heading', { name: say('shipments.byLegs.handOvers') }).waitFor();
    await page.getByText('81 8123 4567').waitFor();
    await page.getByText(say('shipments.byLegs.kind.mexican')).first().waitFor();
    expect(await page.getByText('Dallas').count()).to.equal(0);
    await expectAccessible(page);
    await shot(page, 'carrier-390-dark');
  });

  it('shows who follows it by link the stages', async () => {
    const page = await newPage({ width: 390 });
    pages.push(page);
    await page.goto(`/tracking#${token}`);
    await page.getByText('Monterrey → Nuevo Laredo').waitFor();
    expect(await page.getByText(carrierName).count()).to.equal(0);
    await expectAccessible(page);
    await shot(page, 'tracking-390-light');
  });
});
