import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCarrier } from '../api/network/carriers/test/factory.ts';
import { buildCompany } from '../api/network/companies/test/factory.ts';
import { buildToken } from '../api/platform/links/test/factory.ts';
import { buildUser } from '../api/platform/users/test/factory.ts';
import { Evidence } from '../api/trip/evidence/Evidence.ts';
import { photo, repartoLoad } from '../api/trip/evidence/test/factory.ts';
import { expectAccessible } from '../api/testing/accessible.ts';
import { newPage } from '../api/testing/browser.ts';
import { soon } from '../api/testing/browser/soon.ts';
import { as } from '../api/testing/client.ts';
import { expectOnlyOffline } from '../api/testing/pages.ts';
import { evidenceMessages } from './src/links/evidence/messages.ts';

const t = evidenceMessages.es;
const POD = t.types.signed_pod;
const LEON = 'Parada 3 de 4 · Entrega · León, Guanajuato';
const APODACA = 'Parada 2 de 4 · Recolección · Apodaca, Nuevo León';

describe('The page on which a driver with several stops sends proof documents', function () {
  this.timeout(120_000);
  let companyId: string, shipmentId: string;
  let page: Page;

  before(async () => {
    ({ id: companyId } = await buildCompany());
    const { id: carrierId } = await buildCarrier({ companyId });
    const load = { status: 'at_delivery', currentStop: 3 } as const;
    ({ id: shipmentId } = await repartoLoad({ companyId, carrierId }, load));
    const linked = { kind: 'evidence', subjectId: shipmentId, partyId: carrierId } as const;
    page = await newPage({ width: 360, height: 780 });
    await page.goto(`/proof_documents#${await buildToken(linked)}`);
  });

  after(() => page.context().close());

  const rows = () => Evidence.query().where({ companyId, shipmentId });

  it('asks for those of the present stop first, then once for the load, and for those of the others by their names', async () => {
    await page.getByRole('region', { name: LEON }).getByRole('heading', { name: POD }).waitFor();
    const once = page.getByRole('region', { name: t.ofLoad });
    await once.getByRole('heading', { name: t.types.invoice }).waitFor();
    const names = await page.locator('summary').allTextContents();
    expect(names.map((name) => name.slice(0, 13))).to.deep.equal([
      'Parada 1 de 4',
      'Parada 2 de 4',
      'Parada 4 de 4',
    ]);
    await page.getByText(`${APODACA}: 0 de 2 enviadas`).waitFor();
    const isOpen = (details: Element[]) => details.map((one) => (one as HTMLDetailsElement).open);
    expect(await page.locator('details').evaluateAll(isOpen)).to.deep.equal([true, true, false]);
    await expectAccessible(page);
  });

  it('sends a photo for the stop where it was taken, also when the network comes back after that', async () => {
    const camera = page.getByLabel(`${t.photo}: ${POD}, ${LEON}`);
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    const taken = { name: 'acuse.jpg', mimeType: 'image/jpeg', buffer: photo(3) };
    await camera.setInputFiles(taken);
    await page.getByRole('region', { name: LEON }).getByText('acuse.jpg').waitFor();
    await page.reload();
    await page.getByRole('region', { name: LEON }).getByText('acuse.jpg').waitFor();
    expect(await page.getByText('acuse.jpg').count()).to.equal(1);
    await page.unroute('**/api/**');
    await page.getByRole('region', { name: LEON }).getByText(t.sent[0]!, { exact: true }).waitFor();
    expectOnlyOffline(page);
    const sent = (await rows()).map(({ type, stopNumber }) => [type, stopNumber]);
    expect(sent).to.deep.equal([['signed_pod', 3]]);
  });

  it('sends one for another stop from behind its name, and shows there what was rejected', async () => {
    const file = page.getByLabel(`${t.file}: ${t.types.cargo_photos}, ${APODACA}`);
    await file.setInputFiles({ name: 'carga.jpg', mimeType: 'image/jpeg', buffer: photo(4) });
    await page.getByText(`${APODACA}: 1 de 2 enviadas`).waitFor();
    const broker = as(await buildUser({ companyId }));
    const reject = { decision: 'rejected', reason: 'Está movida', stopNumber: 2 };
    const path = `/api/shipments/${shipmentId}/evidence/cargo_photos/review`;
    expect((await broker.post(path, reject)).status).to.equal(200);
    await page.reload();
    const apodaca = page.locator('details', { hasText: APODACA });
    await apodaca.getByText('Está movida').waitFor();
    await soon(async () =>
      expect((await rows()).map(({ stopNumber }) => stopNumber).sort()).to.deep.equal([2, 3]),
    );
  });

  it('fits a phone of 360 pixels with its text doubled', async () => {
    const over = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - window.innerWidth;
    });
    expect(over).to.be.at.most(0);
  });
});
