import { expect } from 'chai';
import { buildCarrier } from '../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../api/network/companies/test/factory.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';
import { Evidence } from '../../../../../api/trip/evidence/Evidence.ts';
import {
  buildEvidence,
  photo,
  repartoLoad,
} from '../../../../../api/trip/evidence/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { openLoadTab } from '../../../../../api/testing/browser/loadTab.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { say } from '../../../../../api/testing/say.ts';

const POD = say('rateConfirmations.evidences.signed_pod');
const LEON = 'Parada 3 de 4 · Entrega · León, GUA';

describe('The proof documents of a load of four stops in the admin', function () {
  this.timeout(120_000);

  async function open(width = 1280) {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id } = await repartoLoad({ companyId, carrierId }, { status: 'delivered' });
    await buildEvidence(id, { stopNumber: 3 });
    const { email } = await buildUser({ companyId });
    const page = await newPage({ user: email, path: `/admin/shipments/${id}/view`, width });
    await openLoadTab(page, 'evidence');
    const rows = () => Evidence.query().where({ companyId, shipmentId: id });
    return { page, rows };
  }

  it('stand by stop, then those of the load; each is accepted and sent for its stop', async () => {
    const { page, rows } = await open();
    await page.getByRole('heading', { name: LEON }).waitFor();
    const headings = await page.getByRole('heading', { level: 3 }).allTextContents();
    const ofStops = headings.filter((text) => /^Parada \d|^De todo/.test(text));
    expect(ofStops.map((text) => text.slice(0, 8))).to.deep.equal([
      ...[1, 2, 3, 4].map((number) => `Parada ${number}`),
      'De todo ',
    ]);
    await expectAccessible(page);
    await page.getByRole('button', { name: `${say('evidence.accept')}: ${POD}, ${LEON}` }).click();
    await soon(async () => expect((await rows())[0]!.status).to.equal('accepted'));
    const last = 'Parada 4 de 4 · Entrega · Guadalajara, JAL';
    const file = { name: 'acuse.jpg', mimeType: 'image/jpeg', buffer: photo(7) };
    await page.getByLabel(`${POD}, ${last}`, { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: /acuse\.jpg$/ }).waitFor();
    const sent = (await rows()).map(({ stopNumber, status }) => [stopNumber, status]);
    expect(sent).to.have.deep.members([
      [3, 'accepted'],
      [null, 'pending'],
    ]);
    await page.close();
  });

  it('are waived several at once, each named with its stop', async () => {
    const { page, rows } = await open(390);
    await page.getByRole('button', { name: say('evidence.waiveMany.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: `${POD} · ${LEON}` }).uncheck();
    await dialog.getByLabel(say('evidence.why')).fill('Acordado');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say('evidence.waiveMany.submit') }).click();
    await page.getByText('9 evidencias dispensadas').waitFor();
    const waived = (await rows()).filter(({ status }) => status === 'waived');
    expect(waived).to.have.length(9);
    const pending = (await rows()).filter(({ status }) => status === 'pending');
    expect(pending.map(({ stopNumber }) => stopNumber)).to.deep.equal([3]);
    await page.close();
  });
});
