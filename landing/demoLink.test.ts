import { freePort } from '../db/server.ts';
import { demoDataDir } from '../api/testing/demoData.ts';
import { newPage } from '../api/testing/browser.ts';
import { type ProductProcess, startProduct } from '../api/process/productProcess.ts';

describe('The demo data', function () {
  this.timeout(120_000);
  let running: ProductProcess;
  let url: string;

  /** A product of its own: in the shared one, the newest request may be another test's and already be answered. */
  before(async () => {
    const port = await freePort();
    const dataDir = await demoDataDir('demo-link');
    running = await startProduct({ DATA_DIR: dataDir, PORT: String(port) });
    url = `http://localhost:${port}`;
  });

  after(async () => {
    running.child.kill();
    await running.exitCode;
  });

  it('have a quote request at /mail that a newcomer answers without signing in', async () => {
    const page = await newPage({ url, width: 390 });
    const link = page.locator('a[href*="/answer#"]:not([href*="/en/"])').first();
    for (let tries = 0; tries < 100 && !(await link.isVisible()); tries += 1) {
      await page.goto('/mail');
      await page.waitForTimeout(200);
    }
    await page.goto((await link.getAttribute('href'))!);
    await page.getByLabel('Tarifa todo incluido').fill('1,480');
    await page.getByRole('button', { name: 'Enviar tarifa' }).click();
    await page.getByText('Tarifa enviada: $1,480.00').waitFor();
    await page.close();
  });
});
