import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { buildEquipment } from '../../../../../../api/catalogs/equipments/test/factory.ts';
import {
  buildCompany,
  buildCustomer,
} from '../../../../../../api/network/companies/test/factory.ts';
import { buildLocation } from '../../../../../../api/network/locations/test/factory.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';
import { buildExchangeRate } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { hasFocus, soon } from '../../../../../../api/testing/browser/soon.ts';
import { requestsOf, slowDown } from '../../../../../../api/testing/connection.ts';
import { say } from '../../../../../../api/testing/say.ts';

describe('Enter in the form of a quote', function () {
  this.timeout(120_000);
  let page: Page;
  let posts: string[];
  let companyId: string;

  beforeEach(async () => {
    await buildExchangeRate();
    const company = await buildCompany();
    await buildCustomer(company, { name: 'Ácme Maquila' });
    await buildCustomer(company, { name: 'Maquíla' });
    companyId = company.id;
    const { email } = await buildUser({ companyId });
    page = await newPage({ user: email, path: '/admin/quotes/new' });
    posts = requestsOf(page, 'POST');
    await customer().waitFor();
  });

  afterEach(() => page.close());

  it('takes the customer with the typed name, accents and case aside, where it created a second "maquila"', async () => {
    await typed(customer(), 'maquila');
    const create = page.getByRole('option', { name: say('anden.action.createItem', { item: '' }) });
    await page.getByRole('option', { name: 'Maquíla' }).last().waitFor();
    expect(await create.count()).to.equal(0);
    await customer().press('Enter');
    await expectFocusAfter(customer());
    await soon(async () => expect(await customer().inputValue()).to.equal('Maquíla'));
    await expectNothingCreated();
  });

  it('waits for the choices where the name is typed faster than they come', async () => {
    await page
      .getByRole('combobox', { name: say('anden.place.location') })
      .first()
      .waitFor();
    await slowDown(page, 800);
    await typed(customer(), 'ácme');
    await customer().press('Enter');
    await expectFocusAfter(customer());
    await soon(async () => expect(await customer().inputValue()).to.equal('Ácme Maquila'));
    await expectNothingCreated();
  });

  it('takes the choice also when it comes after the focus has moved on (the place of a quote was lost)', async () => {
    const release = await hold(/\/api\/companies\?.*cme/);
    await typed(customer(), 'ácme');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await soon(async () => expect(await customer().inputValue()).to.equal('ácme'));
    release();
    await expectCustomer('Ácme Maquila');
    await expectNothingCreated();
  });

  it('takes nothing when the text is changed before the choices come', async () => {
    const release = await hold(/\/api\/companies\?.*cme/);
    await typed(customer(), 'ácme');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ex');
    release();
    await page
      .locator('[role=option]:not([aria-disabled=true])', { hasText: 'Crear «ácmex' })
      .waitFor();
    await soon(async () => expect(await customer().inputValue()).to.equal('ácmex'));
    await page.keyboard.press('Tab');
    await expectCustomer('');
  });

  it('leaves no text that names nobody when the focus has moved on', async () => {
    const release = await hold(/\/api\/companies\?.*Vigas/);
    await typed(customer(), 'Vigas Nuevas');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await soon(async () => expect(await customer().inputValue()).to.equal('Vigas Nuevas'));
    release();
    await expectCustomer('');
    await expectNothingCreated();
  });

  it('takes what is typed before the choices come into the next field, where it spoiled the name', async () => {
    const release = await hold(/\/api\/companies\?.*cme/);
    await typed(customer(), 'ácme');
    await page.keyboard.press('Enter');
    await page.keyboard.type('REF 77');
    await page.keyboard.press('Backspace');
    await soon(async () => expect(await customer().inputValue()).to.equal('ácme'));
    release();
    await expectCustomer('Ácme Maquila');
    await expectValue('customerReference', 'REF 7');
    await hasFocus(page.locator('input[name=customerReference]'));
    await expectNothingCreated();
  });

  it('takes it to the field after those that the choice fills in: a date stood in the city of a saved place', async () => {
    await buildLocation({ companyId, name: 'Bodega Apodaca' });
    const release = await hold(/\/api\/locations\?.*apodaca/);
    const place = page.locator('input[name="origin.locationId"]');
    await typed(place, 'apodaca');
    await page.keyboard.press('Enter');
    await page.keyboard.type('15 dic');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Dallas Yard');
    release();
    await expectValue('origin.city', 'Monterrey');
    await expectValue('destination.locationId', 'Dallas Yard');
    await soon(async () =>
      expect(await page.locator('input[name=pickupDate]').inputValue()).to.match(/^15 dic \d/),
    );
    await soon(async () => expect(await place.inputValue()).to.equal('Bodega Apodaca'));
    await expectNothingCreated();
  });

  it('takes it to the next field also where nobody has the typed name, and says so', async () => {
    const release = await hold(/\/api\/companies\?.*Vigas/);
    await typed(customer(), 'Vigas Nuevas');
    await page.keyboard.press('Enter');
    await page.keyboard.type('REF 8');
    release();
    await page.getByText(say('anden.noMatch', { text: 'Vigas Nuevas' })).waitFor();
    await expectValue('customerReference', 'REF 8');
    await expectCustomer('');
    await expectNothingCreated();
  });

  it('stays where nobody has the typed name, until the entry that creates it is chosen with the arrows', async () => {
    await typed(customer(), 'Vigas Nuevas');
    const create = page.locator('[role=option]:not([aria-disabled=true])', {
      hasText: 'Crear «Vigas',
    });
    await create.waitFor();
    await customer().press('Enter');
    await expectNothingCreated();
    await hasFocus(customer());
    await soon(async () => expect(await customer().inputValue()).to.equal('Vigas Nuevas'));
    await customer().press('ArrowDown');
    await customer().press('Enter');
    const name = page.getByRole('dialog').locator('input[name=name]');
    await name.waitFor();
    await soon(async () => expect(await name.inputValue()).to.equal('Vigas Nuevas'));
  });

  it('goes on from every field of one line and saves nothing', async () => {
    const city = page.locator('input[name="origin.city"]');
    await city.fill('Apodaca');
    await city.press('Enter');
    await expectFocusAfter(city);
    for (const name of ['pickupDate', 'pickupFrom', 'weight', 'hazmat', 'customerReference']) {
      const field = page.locator(`input[name="${name}"]`);
      await field.press('Enter');
      await expectFocusAfter(field);
    }
    const comment = page.locator('textarea[name=comment]');
    await comment.fill('Uno');
    await comment.press('Enter');
    await soon(async () => expect(await comment.inputValue()).to.equal('Uno\n'));
    await expectNothingCreated();
  });

  it('with Ctrl saves, and takes what was typed before it: the quote was created without its equipment', async () => {
    const { nameEs } = await buildEquipment({ nameEs: 'Plataforma rara' });
    await address('origin', 'Apodaca', 'Nuevo León', '66600');
    await address('destination', 'Dallas', 'Texas', '75201');
    const equipment = page.getByRole('combobox', {
      name: say('resources.quotes.fields.equipmentId'),
    });
    await typed(equipment, 'plataforma rara');
    await equipment.press('Control+Enter');
    await page.waitForURL(/\/admin\/quotes\/[\w-]{36}\/view/);
    await page.getByText(nameEs).first().waitFor();
  });

  it('is refused by the product, not by the browser, which spoke English', async () => {
    await soon(async () => expect(await page.locator('form').count()).to.equal(1));
    expect(await page.locator('form:not([novalidate])').count()).to.equal(0);
  });

  const customer = () =>
    page.getByRole('combobox', { name: say('resources.quotes.fields.customerId') });

  /** Lets no answer of these addresses reach the page before the returned function is called. */
  async function hold(address: RegExp) {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(address, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  const expectCustomer = (name: string) => expectValue('customerId', name);

  async function expectValue(name: string, value: string) {
    await page.waitForFunction(
      ([field, text]) =>
        document.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.value === text,
      [name, value],
    );
  }

  async function typed(field: Locator, text: string) {
    await field.focus();
    await page.keyboard.type(text);
  }

  async function address(side: string, city: string, state: string, postalCode: string) {
    await page.locator(`input[name="${side}.city"]`).fill(city);
    const states = page.getByRole('combobox', { name: say('anden.place.state') });
    await typed(states.nth(side === 'origin' ? 0 : 1), state);
    await page.keyboard.press('Enter');
    await page.locator(`input[name="${side}.postalCode"]`).fill(postalCode);
  }

  async function expectFocusAfter(field: Locator) {
    const handle = await field.elementHandle();
    await page.waitForFunction((one) => {
      const { activeElement } = document;
      const isOther = activeElement !== one && activeElement !== document.body;
      return isOther && !!activeElement?.closest('form')?.contains(one as unknown as Node);
    }, handle);
  }

  async function expectNothingCreated() {
    expect(await page.getByRole('dialog').count()).to.equal(0);
    expect(new URL(page.url()).pathname).to.equal('/admin/quotes/new');
    expect(posts.filter((path) => /\/(quotes|companies)$/.test(path))).to.deep.equal([]);
  }
});
