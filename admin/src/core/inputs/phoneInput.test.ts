import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCompany } from '../../../../api/network/companies/test/factory.ts';
import { Company } from '../../../../api/network/companies/Company.ts';
import { newPage } from '../../../../api/testing/browser.ts';
import { expectAccessible } from '../../../../api/testing/accessible.ts';
import { soon } from '../../../../api/testing/browser/soon.ts';
import { buildUser } from '../../../../api/platform/users/test/factory.ts';

describe('The input of a phone number', function () {
  this.timeout(120_000);
  let page: Page;

  before(async () => {
    const { id: companyId } = await buildCompany();
    page = await newPage({
      user: (await buildUser({ companyId })).email,
      path: '/admin/companies/new',
    });
  });
  after(() => page.close());

  it('offers the numbers of both countries, takes the chosen one, and says how a number will be kept', async () => {
    const name = `Prueba de teléfono ${Date.now()}`;
    await page.locator('input[name=name]').fill(name);
    const phone = page.getByRole('textbox', { name: 'Teléfono' });
    await phone.fill('55 1234 5678');
    await phone.blur();
    await page.getByRole('button', { name: '¿Quiso decir +1 551 234 5678?' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: '¿Quiso decir +52 55 1234 5678?' }).click();
    await soon(async () => expect(await phone.inputValue()).to.equal('525512345678'));
    await phone.fill('044 81 8345 1234 ext. 12');
    await phone.blur();
    await page.getByText('Se guardará como +52 81 8345 1234').waitFor();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.waitForURL(/companies\/(view\/)?[0-9a-f-]{36}/);
    expect(await Company.query().findOne({ name })).to.include({ phone: '528183451234' });
  });

  it('of a contact is read without the country of its carrier, as the API reads it', async () => {
    await page.goto('/admin/carriers/new');
    await page.getByRole('combobox', { name: 'Nacionalidad' }).click();
    await page.getByRole('option', { name: 'México' }).click();
    const own = page.locator('input[name=contactPhone]');
    await own.fill('55 1234 5678');
    await own.blur();
    await page.getByText('Se guardará como +52 55 1234 5678').waitFor();
    const contacts = page.getByRole('region', { name: 'Contactos' });
    await contacts.getByRole('button', { name: 'Agregar contacto' }).click();
    await contacts.getByRole('button', { name: 'Agregar teléfono' }).click();
    await contacts.getByLabel('Teléfono 1').fill('55 1234 5678');
    await contacts.getByLabel('Teléfono 1').blur();
    await contacts.getByRole('button', { name: '¿Quiso decir +1 551 234 5678?' }).waitFor();
  });
});
