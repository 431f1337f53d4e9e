import { expect } from 'chai';
import { buildCarrier } from '../api/carriers/factory.ts';
import { buildCompany } from '../api/companies/factory.ts';
import type { Schemas } from '../api/core/contract/types.ts';
import { buildToken } from '../api/links/factory.ts';
import { dayFrom } from '../api/quotes/factory.ts';
import { buildShipment } from '../api/shipments/factory.ts';
import { expectAccessible } from '../api/testing/accessible.ts';
import { expectOnlyOffline, newPage } from '../api/testing/browser.ts';
import { as } from '../api/testing/client.ts';
import { testServer } from '../api/testing/server.ts';
import { buildUser } from '../api/users/factory.ts';
import { movesMessages } from './src/links/moves/messages.ts';

for (const locale of ['es', 'en'] as const) {
  const t = movesMessages[locale];

  describe(`The page on which a driver reports moves by link, on a phone, ${locale}`, function () {
    this.timeout(120_000);

    it('asks about an early arrival, keeps a tap without a network, and sends each once', async () => {
      const { id: companyId } = await buildCompany();
      const { id: carrierId } = await buildCarrier({ companyId });
      const dates = { pickupDate: dayFrom(4), deliveryDate: dayFrom(7) };
      const parties = { companyId, carrierId, status: 'assigned', movement: 'mexico' } as const;
      const { id, reference } = await buildShipment({ ...parties, ...dates });
      const token = await buildToken({ kind: 'moves', subjectId: id, partyId: carrierId });
      const { url } = await testServer();
      const phone = await newPage({ url, locale, width: 390, theme: 'dark' });
      const tap = (step: keyof typeof t.step) =>
        phone.getByRole('button', { name: t.step[step], exact: true }).click();
      const goOn = phone.getByRole('dialog').locator('button[value=goOn]');

      await phone.goto(`${locale === 'en' ? '/en' : ''}/moves#${token}`);
      await phone.getByRole('heading', { name: reference }).waitFor();
      await expectAccessible(phone);
      await tap('at_pickup');
      await goOn.waitFor();
      await expectAccessible(phone);
      await goOn.click();
      await phone.getByText(t.thanks).waitFor();
      await phone.context().setOffline(true);
      await tap('in_transit');
      await phone.getByText(`(${t.waiting})`).waitFor();
      await phone.getByText(t.kept).waitFor();
      await phone.context().setOffline(false);
      await phone.getByText(`(${t.waiting})`).waitFor({ state: 'detached' });
      expectOnlyOffline(phone);
      await phone.getByRole('button', { name: t.step.at_delivery }).waitFor();
      const widths = await phone.evaluate(() => [document.body.scrollWidth, innerWidth]);
      expect(widths[0]).to.be.at.most(widths[1]!);
      await phone.close();

      const broker = as(await buildUser({ companyId }));
      const { body } = await broker.get<Schemas['Event'][]>(`/api/shipments/${id}/events`);
      const steps = body.filter(({ byLink }) => byLink).map(({ toStatus }) => toStatus);
      expect(steps).to.deep.equal(['at_pickup', 'in_transit']);
    });
  });
}
