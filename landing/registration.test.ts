import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../api/testing/accessible.ts';
import { newPage } from '../api/testing/browser.ts';
import { soon } from '../api/testing/browser/soon.ts';
import { product } from '../api/testing/product.ts';

describe('The registration of a carrier', function () {
  this.timeout(120_000);
  let page: Page;

  before(async () => {
    const { url } = await product();
    page = await newPage({ url, width: 390 });
    await page.goto('/form');
    await page.getByLabel('Razón social').fill('Fletes Paso a Paso');
    await page.getByLabel('Correo electrónico').fill('paso@prueba.test');
    await page.getByRole('button', { name: 'Empezar' }).click();
    await page.getByText('Paso 2 de 5').waitFor();
  });

  after(() => page.close());

  it('shows at each step what is missing (which was shown at the end only)', async () => {
    await page.getByLabel('Persona de contacto').fill('Nora Norte');
    await page.getByLabel('Teléfono').fill('528112345679');
    await next();
    await error('rfc').waitFor();
    await page.getByLabel('País de la empresa').selectOption('US');
    await next();
    await error('ein').waitFor();
    await page.getByLabel('EIN').fill('12-3456789');
    await next();
    await page.getByText('Paso 3 de 5').waitFor();
    await next();
    for (const name of ['movements', 'originStates', 'deliveryStates']) await error(name).waitFor();
    await page.getByLabel('Transfronterizo').check();
    await next();
    await error('movements').waitFor({ state: 'hidden' });
    await page.locator('[name=originStates]:focus').waitFor();
    await expectAccessible(page);
  });

  it('opens at the step where it stopped on the same device (a new one was begun)', async () => {
    await page.goto('about:blank');
    await page.goto('/form');
    await page.getByText(/^Recuperamos tu registro/).waitFor();
    await page.getByText('Paso 3 de 5').waitFor();
    await page.getByRole('button', { name: 'Anterior' }).click();
    await soon(async () => expect(await page.getByLabel('EIN').inputValue()).to.equal('123456789'));
    await expectAccessible(page);
  });

  it('keeps what was typed and not saved in the other language (which erased it)', async () => {
    await page.getByText('Paso 2 de 5').waitFor();
    await page.getByLabel('Puesto').fill('Dueña');
    await page.locator('[data-menu] summary').click();
    await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click();
    await page.getByText('Step 2 of 5').waitFor();
    await soon(async () =>
      expect(await page.getByLabel('Position').inputValue()).to.equal('Dueña'),
    );
    await soon(async () => expect(await page.getByLabel('EIN').inputValue()).to.equal('123456789'));
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByText('Step 3 of 5').waitFor();
    await soon(async () =>
      expect(await page.getByLabel('Cross-border').isChecked()).to.equal(true),
    );
    await soon(async () => {
      const kept = await page.evaluate('Object.values(sessionStorage).join()');
      expect(kept).to.include('cross_border').and.not.include('Dueña');
    });
    await page.locator('[data-menu] summary').click();
    await page.getByRole('link', { name: 'Español' }).filter({ visible: true }).click();
    await page.getByText('Paso 3 de 5').waitFor();
  });

  it('can be started anew on the same device', async () => {
    const link = page.url();
    await page.getByRole('button', { name: 'Empezar otro registro' }).click();
    await page.getByText('Paso 1 de 5').waitFor();
    await soon(async () => expect(await page.getByLabel('Razón social').inputValue()).to.equal(''));
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByText('Paso 3 de 5').waitFor();
  });

  function next() {
    return page.getByRole('button', { name: 'Guardar y seguir' }).click();
  }

  function error(name: string) {
    return page.locator(`[data-field=${name}]`).getByText('Este campo es necesario');
  }
});
