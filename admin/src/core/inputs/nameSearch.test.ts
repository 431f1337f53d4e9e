import { expect } from 'chai';
import { buildCompany } from '../../../../api/network/companies/test/factory.ts';
import { newPage } from '../../../../api/testing/browser.ts';
import { soon } from '../../../../api/testing/browser/soon.ts';
import { buildUser } from '../../../../api/platform/users/test/factory.ts';

describe('The search of a record by its name', function () {
  this.timeout(120_000);

  it('lets nothing be pressed before the choices for the typed text are listed (the answer moved another one under the pointer)', async () => {
    await buildCompany();
    const { email } = await buildUser({ type: 'internal', role: 'root' });
    const page = await newPage({ user: email, path: '/admin/users/new' });
    await page.getByRole('combobox', { name: 'Tipo' }).click();
    await page.getByRole('option', { name: 'Broker' }).click();
    const company = page.getByRole('combobox', { name: 'Empresa' });
    await company.click();
    await page.getByRole('option').first().waitFor();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const search = /\/api\/companies\?.*%22q%22/;
    await page.route(search, (route) => answered.then(() => route.continue()));
    const asked = page.waitForRequest(search);
    await company.fill('Vigas de Prueba');
    await asked;
    const create = page.getByRole('option', { name: 'Crear «Vigas de Prueba»' });
    await create.waitFor();
    const enabled = page.locator('[role=option]:not([aria-disabled=true])');
    expect(await enabled.count()).to.equal(0);
    answer();
    await enabled.first().waitFor();
    await soon(async () =>
      expect(await enabled.allInnerTexts()).to.deep.equal(['Crear «Vigas de Prueba»']),
    );
    await create.click();
    const name = page.getByRole('dialog').locator('input[name=name]');
    await name.waitFor();
    await soon(async () => expect(await name.inputValue()).to.equal('Vigas de Prueba'));
    await page.close();
  });
});
