import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildEquipment } from '../../../../../../api/catalogs/equipments/test/factory.ts';
import {
  buildCompany,
  buildCustomer,
} from '../../../../../../api/network/companies/test/factory.ts';
import { buildLocation } from '../../../../../../api/network/locations/test/factory.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';
import {
  buildExchangeRate,
  buildQuote,
} from '../../../../../../api/quoting/quotes/test/factory.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { countPresses, typedDay } from '../../../../../../api/testing/browser/keyboard.ts';
import { hasFocus } from '../../../../../../api/testing/browser/soon.ts';
import { say } from '../../../../../../api/testing/say.ts';

describe('The presses that a quote takes besides its text', function () {
  this.timeout(120_000);
  let companyId: string;
  let equipmentId: string;
  let customerId: string;
  let page: Page;

  beforeEach(async () => {
    await buildExchangeRate();
    const company = await buildCompany();
    companyId = company.id;
    customerId = (await buildCustomer(company, { name: 'Vigas del Norte' })).id;
    equipmentId = (await buildEquipment({ nameEs: 'Plataforma propia' })).id;
  });

  afterEach(() => page.close());

  it('are at most ten for a known lane', async () => {
    const { reference } = await buildQuote({ companyId, customerId, equipmentId });
    const presses = await open();
    await enter('vigas');
    await page.getByRole('status').filter({ hasText: reference }).waitFor();
    await goTo('pickupDate');
    await enter(typedDay(5), 'deliveryDate');
    await enter(typedDay(8), 'comodityId');
    await goTo('weight');
    await save('18000');
    expect(await presses()).to.be.at.most(10);
  });

  it('are at most ten for saved places', async () => {
    await buildLocation({ companyId, name: 'Bodega Apodaca' });
    const dallas = { city: 'Dallas', state: 'US-TX', country: 'US', postalCode: '75201' } as const;
    await buildLocation({ companyId, name: 'Dallas Yard', ...dallas });
    const presses = await open();
    await enter('vigas', 'customerReference');
    await goTo('origin.locationId');
    await enter('apodaca', 'pickupDate');
    await enter(typedDay(5), 'destination.locationId');
    await enter('dallas', 'deliveryDate');
    await enter(typedDay(8), 'equipmentId');
    await enter('plataforma propia', 'comodityId');
    await goTo('weight');
    await save('18000');
    expect(await presses()).to.be.at.most(10);
  });

  it('are at most 25 for a new lane', async () => {
    const presses = await open();
    await enter('vigas', 'customerReference');
    await goTo('origin.locationId');
    await goTo('origin.city');
    await enter('Apodaca', 'origin.state');
    await enter('nuevo leon', 'origin.postalCode');
    await enter('66600', 'pickupDate');
    await enter(typedDay(5), 'destination.locationId');
    await goTo('destination.city');
    await enter('Dallas', 'destination.state');
    await enter('texas', 'destination.postalCode');
    await enter('75201', 'deliveryDate');
    await enter(typedDay(8), 'equipmentId');
    await enter('plataforma propia', 'comodityId');
    await goTo('weight');
    await save('18000');
    expect(await presses()).to.be.at.most(25);
  });

  /** Opens the form, in which the customer has the focus at first; returns how many presses there were since. */
  async function open() {
    const { email } = await buildUser({ companyId });
    page = await newPage({ user: email, path: '/admin/quotes/new' });
    await hasFocus(page.getByRole('combobox', { name: say('resources.quotes.fields.customerId') }));
    return countPresses(page);
  }

  /** Types a text into the field that has the focus, and presses Enter, which goes on to a field. */
  async function enter(text: string, next?: string) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    if (next) await reaches(next);
  }

  async function goTo(name: string) {
    await page.keyboard.press('Enter');
    await reaches(name);
  }

  const reaches = (name: string) => hasFocus(page.locator(`[name="${name}"]`));

  async function save(text: string) {
    await page.keyboard.type(text);
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/\/admin\/quotes\/[\w-]{36}\/view/);
  }
});
