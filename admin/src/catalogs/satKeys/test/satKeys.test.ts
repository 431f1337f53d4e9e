import { expect } from 'chai';
import { runImport } from '../../../../../api/core/import/run.ts';
import { SatKey } from '../../../../../api/catalogs/satKeys/SatKey.ts';
import { asXls, cartaPorte } from '../../../../../api/testing/files/satBook.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { testStorage } from '../../../../../api/testing/base/dataDir.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { testServer } from '../../../../../api/testing/server.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

const ROWS = Array.from({ length: 100 }, (_, i) => [
  `${10101500 + i}`,
  `Producto de prueba ${i}`,
  i === 7 ? 'Azulejo' : null,
  '0',
  '01/06/2021',
  null,
]);

describe("SAT's catalogs in the admin", function () {
  this.timeout(90_000);

  before(async () => {
    await testServer();
    await SatKey.query().delete();
  });

  after(() => SatKey.query().delete());

  it("get a file of SAT's on a phone, with its edition, and find the keys", async () => {
    const { email, firstName } = await buildUser({ type: 'internal', role: 'admin' });
    const page = await newPage({ user: email, path: '/admin/sat_keys', width: 390, height: 844 });
    await page.getByText('Productos (c_ClaveProdServCP)').waitFor();
    await page.getByRole('link', { name: 'Subir archivo' }).first().click();
    await page.getByRole('heading', { name: '1. El archivo del SAT' }).waitFor();
    await expectAccessible(page);
    await page.locator('input[name=source][value="SAT, catCartaPorte 3.1"]').waitFor();
    for (const [catalog, source] of [
      ['Unidades', 'SAT, catCFDI 4.0'],
      ['Productos', 'SAT, catCartaPorte 3.1'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Catálogo' }).click();
      await page.getByRole('option', { name: catalog }).click();
      await page.locator(`input[name=source][value="${source}"]`).waitFor();
    }
    await page.getByLabel('Edición del').fill('2026-02-03');
    await page.locator('input[type=file]').setInputFiles({
      name: 'CatalogosCartaPorte31.xls',
      mimeType: 'application/vnd.ms-excel',
      buffer: asXls(cartaPorte(ROWS)),
    });
    await page.waitForURL(/import=/);
    const id = new URL(page.url()).searchParams.get('import')!;
    await runImport(id, await testStorage());
    const confirmed = page.waitForResponse(/confirm$/);
    await page.getByRole('button', { name: /100/ }).click();
    await confirmed;
    await runImport(id, await testStorage());
    await page.goto('/admin/sat_keys');
    await page.getByText(/^SAT, catCartaPorte 3.1, edición del .*2026/).waitFor();
    await page.getByText(new RegExp(`^Subida por ${firstName}`)).waitFor();
    await page.getByRole('textbox', { name: 'Buscar' }).fill('azulejo');
    await page.getByText('Producto de prueba 7').waitFor();
    await expectAccessible(page);
    const widths = await page.evaluate(() => [document.body.scrollWidth, innerWidth]);
    expect(widths[0]).to.be.at.most(widths[1]!);
    await page.close();
  });
});
