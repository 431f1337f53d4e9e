import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCarrier } from '../api/network/carriers/test/factory.ts';
import { buildCompany } from '../api/network/companies/test/factory.ts';
import { buildToken } from '../api/platform/links/test/factory.ts';
import { EvidenceFile } from '../api/trip/evidence/EvidenceFile.ts';
import { Evidence } from '../api/trip/evidence/Evidence.ts';
import { buildConfirmation } from '../api/trip/rateConfirmations/test/factory.ts';
import { buildShipment } from '../api/trip/shipments/test/factory.ts';
import { Shipment } from '../api/trip/shipments/Shipment.ts';
import { takeErrors } from '../api/testing/browser.ts';
import { phoneOfSuite } from '../api/testing/browser/cutNetwork.ts';
import { keptByWorker } from '../api/testing/browser/keptByWorker.ts';
import { evidenceMessages } from './src/links/evidence/messages.ts';
import { movesMessages } from './src/links/moves/messages.ts';

const MB = 1024 * 1024;
/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

for (const locale of ['es', 'en'] as const) {
  describe(`A driver at the border, with the network cut below the service worker and the cache emptied, ${locale}`, function () {
    this.timeout(180_000);
    const t = movesMessages[locale];
    const e = evidenceMessages[locale];
    const base = locale === 'en' ? '/en' : '';
    const device = phoneOfSuite(locale);

    it('taps twice, photographs, comes back: one step is reported, and all four photos arrive, one of 40 MB', async () => {
      const phone = device.page();
      const { id: companyId } = await buildCompany();
      const { id: carrierId } = await buildCarrier({ companyId });
      const { id } = await buildShipment({ companyId, carrierId, status: 'assigned' });
      await buildConfirmation(id);
      await Shipment.query().where({ id, companyId }).patch({ status: 'in_transit' });
      const party = { subjectId: id, partyId: carrierId };
      const moves = `${base}/moves#${await buildToken({ kind: 'moves', ...party })}`;
      const evidence = `${base}/proof_documents#${await buildToken({ kind: 'evidence', ...party })}`;
      const step = phone.getByRole('button', { name: t.step.at_border, exact: true });
      const input = phone.getByLabel(`${e.file}: ${e.types.cargo_photos}`);
      await open(phone, moves);
      await step.waitFor();
      await open(phone, evidence);
      await input.waitFor({ state: 'attached' });
      await device.cut();

      await open(phone, moves);
      await step.click({ trial: true });
      const { x, y, height } = (await step.boundingBox())!;
      for (const delay of [0, 180]) {
        await phone.waitForTimeout(delay);
        await phone.touchscreen.tap(x + 40, y + height / 2);
      }
      await phone.getByText(`(${t.waiting})`).first().waitFor();
      expect(await phone.getByText(`(${t.waiting})`).count()).to.equal(1);
      await open(phone, evidence);
      await input.setInputFiles([photo('a', 40 * MB), photo('b'), photo('c'), photo('d')]);
      await phone.getByText(e.trying[1]!.replace('{count}', '4')).first().waitFor();
      await phone.getByText(e.atRisk).waitFor();

      await device.join();
      await phone.getByText(e.sent[1]!.replace('{count}', '4'), { exact: true }).waitFor();
      await phone.goto(moves);
      await phone.getByText(t.thanks).waitFor();
      expect((await Shipment.query().findOne({ id, companyId }))!.status).to.equal('at_border');
      const { id: evidenceId } = (await Evidence.query().findOne({
        shipmentId: id,
        type: 'cargo_photos',
      }))!;
      const files = await EvidenceFile.query().where({ evidenceId });
      expect(files).to.have.length(4);
      takeErrors(phone);
    });

    /** Opens a page, and waits until this device keeps it. */
    async function open(phone: Page, address: string): Promise<void> {
      await phone.goto('about:blank');
      await phone.goto(address);
      await keptByWorker(phone);
    }
  });
}

/** A photo with bytes of its own after the image: as many as it is to have. */
function photo(name: string, bytes = 0) {
  const buffer = Buffer.concat([PNG, Buffer.from(name), Buffer.alloc(bytes)]);
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}
