import { expect } from 'chai';
import { newPage } from '../../../../../api/testing/browser.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

const CARGO = ['Tipo', 'Ruta registrada', 'Distancia (km)', 'Estibable', 'Peso legal', 'Spot'];
const FOLDED = ['Largo', 'Ancho', 'Alto', 'Embalaje'];

describe('The form of a load without a quote', function () {
  this.timeout(60_000);

  for (const type of ['broker', 'shipper'] as const) {
    it(`had no inputs for the cargo that the form of a quote has: ${type}`, async () => {
      const { email } = await buildUser({ type });
      const page = await newPage({ user: email, path: '/admin/shipments/new' });
      await page.getByRole('button', { name: 'Medidas y embalaje' }).click();
      for (const label of [...CARGO, ...FOLDED])
        await page.getByLabel(label, { exact: true }).first().waitFor();
      const target = await page.getByLabel('Tarifa objetivo').count();
      expect(target).to.equal(type === 'broker' ? 1 : 0);
      await page.close();
    });
  }
});
