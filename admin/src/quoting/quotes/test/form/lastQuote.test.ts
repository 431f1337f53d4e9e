import { expect } from 'chai';
import { buildEquipment } from '../../../../../../api/catalogs/equipments/test/factory.ts';
import {
  buildCompany,
  buildCustomer,
} from '../../../../../../api/network/companies/test/factory.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';
import { buildQuote } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { soon } from '../../../../../../api/testing/browser/soon.ts';
import { say } from '../../../../../../api/testing/say.ts';

describe('the last quote of a customer', function () {
  this.timeout(120_000);

  it('fills in lane and equipment where nothing was typed, says so, and is removed again', async () => {
    const company = await buildCompany();
    const customer = await buildCustomer(company, { name: 'Vigas del Norte' });
    const { id: equipmentId, nameEs } = await buildEquipment({ nameEs: 'Plataforma' });
    const { id: companyId } = company;
    const { reference } = await buildQuote({ companyId, customerId: customer.id, equipmentId });
    const { email } = await buildUser({ companyId });
    const page = await newPage({ user: email, path: '/admin/quotes/new' });
    const at = (name: string) => page.locator(`input[name="${name}"]`);
    await at('destination.city').fill('Laredo');
    await page
      .getByRole('combobox', { name: say('resources.quotes.fields.customerId') })
      .pressSequentially('vigas');
    await page.keyboard.press('Enter');
    const note = page.getByRole('status').filter({ hasText: reference });
    await note.waitFor();
    const what = `${say('quotes.last.lane')}, ${say('quotes.last.equipment')}`;
    await soon(async () =>
      expect(await note.innerText()).to.include(say('quotes.last.filled', { reference, what })),
    );
    await soon(async () => expect(await at('origin.city').inputValue()).to.equal('Monterrey'));
    await soon(async () => expect(await at('origin.state').inputValue()).to.equal('Nuevo León'));
    await soon(async () => expect(await at('destination.city').inputValue()).to.equal('Laredo'));
    await soon(async () => expect(await at('destination.state').inputValue()).to.equal(''));
    await page.waitForFunction(
      (name) => [...document.querySelectorAll('input')].some(({ value }) => value === name),
      nameEs,
    );
    await note.getByRole('button', { name: say('quotes.last.undo') }).click();
    await note.waitFor({ state: 'detached' });
    for (const name of ['origin.city', 'origin.state', 'equipmentId'])
      await soon(async () => expect(await at(name).inputValue(), name).to.equal(''));
    await soon(async () => expect(await at('destination.city').inputValue()).to.equal('Laredo'));
    await soon(async () => expect(await at('customerId').inputValue()).to.equal('Vigas del Norte'));
    await page.close();
  });

  it('leaves with the customer, but for what was changed meanwhile', async () => {
    const company = await buildCompany();
    const { id: customerId } = await buildCustomer(company, { name: 'Vigas del Norte' });
    await buildCustomer(company, { name: 'Lácteos' });
    await buildQuote({ companyId: company.id, customerId });
    const { email } = await buildUser({ companyId: company.id });
    const page = await newPage({ user: email, path: '/admin/quotes/new' });
    const at = (name: string) => page.locator(`input[name="${name}"]`);
    const choose = async (text: string) => {
      await at('customerId').fill(text);
      await page.keyboard.press('Enter');
    };
    await choose('vigas');
    const note = page.getByText(say('quotes.last.undo'), { exact: true });
    await note.waitFor();
    await at('destination.city').fill('Laredo');
    await choose('lacteos');
    await note.waitFor({ state: 'detached' });
    await soon(async () => expect(await at('origin.city').inputValue()).to.equal(''));
    await soon(async () => expect(await at('destination.city').inputValue()).to.equal('Laredo'));
    await page.close();
  });

  it('does not come into fields that somebody went to before it arrived ("Caja seca 53 pies53" stood in one)', async () => {
    const company = await buildCompany();
    const { id: customerId } = await buildCustomer(company, { name: 'Vigas del Norte' });
    const { id: equipmentId } = await buildEquipment({ nameEs: 'Plataforma' });
    const { reference } = await buildQuote({ companyId: company.id, customerId, equipmentId });
    const { email } = await buildUser({ companyId: company.id });
    const page = await newPage({ user: email, path: '/admin/quotes/new' });
    let release = () => {};
    const typed = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/quotes\?.*customerId/, async (route) => {
      await typed;
      await route.continue();
    });
    await page.locator('input[name=customerId]').pressSequentially('vigas');
    await page.keyboard.press('Enter');
    const equipment = page.locator('input[name=equipmentId]');
    const city = page.locator('input[name="origin.city"]');
    await equipment.pressSequentially('caja');
    await city.focus();
    release();
    const note = page.getByRole('status').filter({ hasText: reference });
    await note.waitFor();
    expect(await note.innerText()).not.to.include(say('quotes.last.equipment'));
    for (const field of [equipment, city, page.locator('input[name="origin.state"]')])
      await soon(async () => expect(await field.inputValue()).to.equal(''));
    await soon(async () =>
      expect(await page.locator('input[name="destination.city"]').inputValue()).not.to.equal(''),
    );
    await page.close();
  });
});
