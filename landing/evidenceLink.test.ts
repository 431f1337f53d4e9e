import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCarrier } from '../api/carriers/factory.ts';
import { buildCompany, buildCustomer } from '../api/companies/factory.ts';
import type { Schemas } from '../api/core/contract/types.ts';
import { deliveredLoad } from '../api/evidence/factory.ts';
import { newPage } from '../api/testing/browser.ts';
import { as } from '../api/testing/client.ts';
import { expectOnlyOffline } from '../api/testing/pages.ts';
import { say as sayIn } from '../api/testing/say.ts';
import { testServer } from '../api/testing/server.ts';
import { buildUser } from '../api/users/factory.ts';
import { evidenceMessages } from './src/links/evidence/messages.ts';
import { trackingMessages } from './src/links/tracking/messages.ts';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

for (const locale of ['es', 'en'] as const) {
  describe(`a delivered load until it is paid, ${locale}`, function () {
    this.timeout(180_000);
    const say = (key: string, blanks?: Record<string, string | number>) =>
      sayIn(key, blanks, locale);
    const t = evidenceMessages[locale];
    let phone: Page;
    let desk: Page;
    let shipment: Awaited<ReturnType<typeof deliveredLoad>>;
    let email: string;

    const linkFrom = async (below: string) => {
      const path = `/api/shipments/${shipment.id}/${below}/link`;
      const { body } = await as({ email }).post<Schemas['LinkText']>(path, {});
      const { pathname, hash } = new URL(body.url);
      return (locale === 'en' ? '/en' : '') + pathname.replace(/^\/en/, '') + hash;
    };

    before(async () => {
      const { id: companyId } = await buildCompany();
      const carrier = await buildCarrier({ companyId });
      const customer = await buildCustomer({ id: companyId } as never);
      const parties = { companyId, carrierId: carrier.id, customerId: customer.id };
      shipment = await deliveredLoad({ ...parties, purchaseCost: '18500.00', currency: 'MXN' });
      ({ email } = await buildUser({ companyId }));
      const terms = { freeHours: 2, paymentDays: 15, evidence: ['signed_pod', 'cargo_photos'] };
      await as({ email }).post(`/api/shipments/${shipment.id}/rateConfirmations`, terms);
      const { url } = await testServer();
      phone = await newPage({ url, locale, width: 390, theme: 'dark' });
    });

    after(() => Promise.all([phone, desk].map((page) => page.close())));

    it('the driver photographs without a network, and everything is sent once when it is back', async () => {
      await phone.goto(await linkFrom('evidence'));
      await phone.getByRole('heading', { name: shipment.reference }).waitFor();
      await phone.context().setOffline(true);
      for (const [type, files] of [
        ['signed_pod', [picture('a.png', 1), picture('b.png', 2)]],
        ['cargo_photos', [picture('c.png', 3)]],
      ] as const) {
        const input = phone.getByLabel(`${t.file}: ${t.types[type]}`);
        await input.setInputFiles([...files]);
        await phone.locator(`[data-type=${type}] .evidence__waiting`).waitFor();
      }
      await phone.getByText(t.waiting.replace('{count}', '3')).waitFor();
      await phone.context().setOffline(false);
      await phone.getByRole('heading', { name: t.allSent[0] }).waitFor();
      expectOnlyOffline(phone);
      const { body } = await as({ email }).get<Schemas['LoadEvidence']>(
        `/api/shipments/${shipment.id}/evidence`,
      );
      expect(body.items.map(({ files }) => files.length)).to.deep.equal([2, 1]);
    });

    it('the broker accepts, closes the load and marks its settlement as paid', async () => {
      const path = `/admin/shipments/${shipment.id}/view`;
      desk = await newPage({ locale, user: email, path });
      for (const type of ['signed_pod', 'cargo_photos']) {
        const name = say(`rateConfirmations.evidences.${type}`);
        await desk.getByRole('button', { name: `${say('evidence.accept')}: ${name}` }).click();
        await desk.getByRole('button', { name: `${say('evidence.reopen')}: ${name}` }).waitFor();
      }
      await desk.getByRole('button', { name: say('shipments.ahead.closed') }).click();
      await desk.getByRole('heading', { name: say('settlements.title') }).waitFor();
      await desk.getByRole('button', { name: say('settlements.pay.action') }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel(say('settlements.pay.day')).fill('2026-01-15');
      await dialog.getByLabel(say('settlements.pay.reference')).fill('SPEI 4411');
      await dialog.locator('button[type=submit]').click();
      await desk.getByText(say('settlements.pay.done')).first().waitFor();
      await desk.getByText('SPEI 4411').waitFor();
    });

    it('the customer follows it by link and gets the proof, without the carrier and its price', async () => {
      await phone.goto(await linkFrom('tracking'));
      const { status, types, open } = trackingMessages[locale];
      await phone.getByRole('heading', { name: status.closed }).waitFor();
      await phone.getByRole('button', { name: `${open}: ${types.signed_pod} 1` }).waitFor();
      expect(await phone.locator('main').innerText()).not.to.match(/18,500|SPEI/);
    });
  });
}

/** A picture with bytes of its own after the image, so that no two are the same file. */
function picture(name: string, different: number) {
  return { name, mimeType: 'image/png', buffer: Buffer.concat([PNG, Buffer.from([different])]) };
}
