import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCarrier } from '../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../api/network/companies/test/factory.ts';
import type { Schemas } from '../../../../../api/core/contract/types.ts';
import { deliveredLoad } from '../../../../../api/trip/evidence/test/factory.ts';
import { EvidenceFile } from '../../../../../api/trip/evidence/index.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { as } from '../../../../../api/testing/client.ts';
import { expectOnlyOffline } from '../../../../../api/testing/pages.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

const POD = say('rateConfirmations.evidences.signed_pod');
const PLACE = { latitude: 25.5, longitude: -100.25 };
const [ONE_KEPT] = say('evidence.kept').split(' |||| ') as [string];
const [ONE_WAITS] = say('evidence.waiting').split(' |||| ') as [string];

describe('A carrier that sends proof documents from the portal on its phone', function () {
  this.timeout(180_000);
  let phone: Page;
  let companyId: string;
  let carrier: { email: string };
  let id: string;

  before(async () => {
    ({ id: companyId } = await buildCompany());
    const { id: carrierId } = await buildCarrier({ companyId });
    ({ id } = await deliveredLoad({ companyId, carrierId }));
    carrier = await buildUser({ type: 'carrier', carrierId });
    phone = await newPage({ user: carrier.email, width: 390, height: 844, path: 'about:blank' });
    await phone.context().grantPermissions(['geolocation']);
    await phone.context().setGeolocation(PLACE);
    await phone.goto(`/admin/shipments/${id}/view?tab=evidence`);
  });

  after(() => phone.context().close());

  it('photographs without a network: the photo is made smaller, survives a reload, and is sent once with time and place', async () => {
    const camera = phone.getByLabel(`${say('evidence.photo')}: ${POD}`);
    await camera.last().waitFor({ state: 'attached' });
    const buffer = await largePhoto(phone);
    const before = Date.now();
    await phone.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await camera.last().setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
    await phone.getByText(`${ONE_WAITS} IMG_1.jpg`).waitFor();
    await phone.getByText(ONE_KEPT).waitFor();
    await expectAccessible(phone);
    await phone.reload();
    await phone.getByText(ONE_KEPT).waitFor();
    expect(await filesSent()).to.have.length(0);
    await phone.unroute('**/api/**');
    await phone.getByText(ONE_KEPT).waitFor({ state: 'detached' });
    await phone.getByRole('button', { name: /IMG_1\.jpg$/ }).waitFor();
    expectOnlyOffline(phone);
    const sent = await filesSent();
    expect(sent).to.have.length(1);
    expect(sent[0]!.place).to.deep.equal(PLACE);
    expect(+new Date(sent[0]!.takenAt!)).to.be.within(before - 5_000, Date.now());
    expect(sent[0]!.size).to.be.below(buffer.length / 2);
    expect(await EvidenceFile.query().where({ companyId }).resultSize()).to.equal(1);
  });

  it('reads why a file was refused, also after a reload, until it removes it', async () => {
    const file = { name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Nota') };
    await phone.getByLabel(POD, { exact: true }).setInputFiles(file);
    const note = phone
      .getByRole('alert')
      .filter({ hasText: 'No se envió nota.pdf: Debe ser un PDF' });
    const remove = phone.getByRole('button', { name: `${say('evidence.forget')}: nota.pdf` });
    await remove.waitFor();
    await phone.reload();
    await remove.waitFor();
    await soon(async () => expect(await note.count()).to.equal(1));
    await remove.click();
    await remove.waitFor({ state: 'detached' });
    expect(await filesSent()).to.have.length(1);
  });

  async function filesSent() {
    const path = `/api/shipments/${id}/evidence`;
    const { body } = await as(carrier).get<Schemas['LoadEvidence']>(path);
    return body.items.find(({ type }) => type === 'signed_pod')!.files;
  }
});

/** A photo of 2,400 × 3,000 pixels that compresses badly, as a camera's. */
async function largePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate<string>(`(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 3000 });
    const context = canvas.getContext('2d');
    for (let i = 0; i < 40000; i += 1) {
      context.fillStyle = 'hsl(' + ((i * 47) % 360) + ' 80% ' + ((i * 13) % 100) + '%)';
      context.fillRect((i * 73) % 2400, (i * 151) % 3000, 24, 24);
    }
    return canvas.toDataURL('image/jpeg', 0.98).split(',')[1];
  })()`);
  return Buffer.from(base64, 'base64');
}
