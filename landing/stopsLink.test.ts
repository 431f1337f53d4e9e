import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCarrier } from '../api/network/carriers/test/factory.ts';
import { buildCompany } from '../api/network/companies/test/factory.ts';
import { buildToken } from '../api/platform/links/test/factory.ts';
import { buildUser } from '../api/platform/users/test/factory.ts';
import { expectAccessible } from '../api/testing/accessible.ts';
import { testDb } from '../api/testing/base/db.ts';
import { newPage } from '../api/testing/browser.ts';
import { soon } from '../api/testing/browser/soon.ts';
import { expectOnlyOffline } from '../api/testing/pages.ts';
import { say } from '../api/testing/say.ts';
import { testServer } from '../api/testing/server.ts';
import { Shipment } from '../api/trip/shipments/Shipment.ts';
import { buildShipment } from '../api/trip/shipments/test/factory.ts';
import { linkMessages } from './src/links/messages.ts';
import { movesMessages } from './src/links/moves/messages.ts';
import { trackingMessages } from './src/links/tracking/messages.ts';

const CITIES = ['Monterrey', 'Saltillo', 'León', 'Silao'];
const STATES = ['MX-NLE', 'MX-COA', 'MX-GUA', 'MX-GUA'] as const;
const KINDS = ['pickup', 'pickup', 'delivery', 'delivery'] as const;

for (const locale of ['es', 'en'] as const) {
  describe(`The page on which a driver reports the moves of a load with four stops, ${locale}`, function () {
    this.timeout(240_000);
    const t = movesMessages[locale];
    let phone: Page, desk: Page;
    let id: string, companyId: string, carrierId: string;

    before(async () => {
      ({ id: companyId } = await buildCompany());
      ({ id: carrierId } = await buildCarrier({ companyId }));
      id = await loadOfFour({ companyId, carrierId });
      const token = await buildToken({ kind: 'moves', subjectId: id, partyId: carrierId });
      phone = await newPage({ url: (await testServer()).url, width: 390, height: 844 });
      await phone.goto(`${locale === 'en' ? '/en' : ''}/moves#${token}`);
    });

    after(() => Promise.all([phone, desk].map((page) => page?.close())));

    const progress = async () => {
      const { status, currentStop } = (await Shipment.query().findOne({ id, companyId }))!;
      return [status, currentStop];
    };
    const stopTitle = (number: number) =>
      phone.getByRole('heading', { name: `${numbered(number)} · ` });
    const numbered = (number: number) =>
      linkMessages[locale].stop.replace('{number}', String(number)).replace('{count}', '4');
    const step = (action: string, number: number) =>
      phone.getByRole('button', {
        name: `${action} ${numbered(number)}, ${CITIES[number - 1]}`,
      });
    const tap = async (action: string, number: number) => {
      await stopTitle(number).waitFor();
      await step(action, number).click();
    };

    it('shows the first stop alone: whom to ask for, the way there, and all others behind a button', async () => {
      await stopTitle(1).waitFor();
      await step(t.step.at_pickup, 1).click({ trial: true });
      const { y, height } = (await step(t.step.at_pickup, 1).boundingBox())!;
      expect(y + height, 'the bottom of the button on the first screen').to.be.below(844);
      await phone.getByRole('link', { name: '+52 81 1234 5678' }).waitFor();
      await phone.getByText('PU-7781').waitFor();
      const way = await phone.getByRole('link', { name: t.wayThere }).getAttribute('href');
      expect(way).to.include('Monterrey');
      const others = phone.locator('.moves__stops li');
      await others.last().waitFor({ state: 'hidden' });
      await phone.getByText(t.allStops.replace('{count}', '4')).click();
      await others.last().waitFor();
      expect(await others.count()).to.equal(4);
      await phone
        .locator('.moves__stops li[aria-current=step]', { hasText: 'Monterrey' })
        .waitFor();
      await expectAccessible(phone);
    });

    it('takes a tap back, and goes from stop to stop', async () => {
      await tap(t.step.at_pickup, 1);
      await phone.getByText(t.thanks).waitFor();
      await phone
        .getByRole('button', { name: t.undo.split('{step}')[0]!.trim() })
        .filter({ hasText: numbered(1) })
        .click();
      await phone.getByText(t.undone).waitFor();
      await soon(async () => expect(await progress()).to.deep.equal(['assigned', null]));
      await tap(t.step.at_pickup, 1);
      await tap(t.step.in_transit, 1);
      await tap(t.step.at_pickup, 2);
      await tap(t.step.in_transit, 2);
      await stopTitle(3).waitFor();
      await soon(async () => expect(await progress()).to.deep.equal(['in_transit', 2]));
    });

    it('without a network keeps each tap with its stop, and sends them once it is back', async () => {
      await step(t.step.at_delivery, 3).waitFor();
      await phone.context().setOffline(true);
      await tap(t.step.at_delivery, 3);
      await tap(t.leftDelivery, 3);
      await stopTitle(4).waitFor();
      await phone.getByText(`(${t.waiting})`).nth(1).waitFor();
      expect(await progress()).to.deep.equal(['in_transit', 2]);
      await phone.context().setOffline(false);
      await soon(async () => expect(await progress()).to.deep.equal(['in_transit', 3]));
      expectOnlyOffline(phone);
    });

    it('ends with the last delivery', async () => {
      await tap(t.step.at_delivery, 4);
      await tap(t.step.delivered, 4);
      await phone.getByRole('heading', { name: t.done[0]! }).waitFor();
      await soon(async () => expect(await progress()).to.deep.equal(['delivered', 4]));
    });

    it('shows the customer when each stop was reached and left', async () => {
      const tracking = trackingMessages[locale];
      const token = await buildToken({ kind: 'tracking', subjectId: id, partyId: companyId });
      await phone.goto(`${locale === 'en' ? '/en' : ''}/tracking#${token}`);
      const stop = phone.getByRole('listitem').filter({ hasText: `${numbered(3)} · ` });
      await stop.getByText(`${tracking.reached}: `).waitFor();
      await stop.getByText(`${tracking.left}: `).waitFor();
      const last = phone.getByRole('listitem').filter({ hasText: `${numbered(4)} · ` });
      await last.getByText(`${tracking.status.delivered}: `).waitFor();
      await expectAccessible(phone);
    });

    if (locale === 'es') {
      it("shows the broker when each stop was reached and left, on the load's page", async () => {
        const { email } = await buildUser({ companyId });
        desk = await newPage({ width: 390, user: email, path: `/admin/shipments/${id}/view` });
        const stop = desk.getByRole('listitem').filter({ hasText: /Parada 3 de 4 · Entrega/ });
        await stop.getByText(/^Llegó: /).waitFor();
        await stop.getByText(/^Salió: /).waitFor();
        const last = desk.getByRole('listitem').filter({ hasText: /Parada 4 de 4 · Entrega/ });
        await last.getByText(/^Entregado: /).waitFor();
        await expectAccessible(desk);
        await desk.getByRole('tab', { name: say('shipments.tab.history') }).click();
        await desk.getByText('Parada 3 de 4 · Entrega · León, GUA').first().waitFor();
      });
    }
  });
}

/** An assigned load within Mexico with two pickups and two deliveries, and what is known of its first stop. */
async function loadOfFour(party: { companyId: string; carrierId: string }): Promise<string> {
  const places = CITIES.map((city, at) => ({ city, state: STATES[at]!, country: 'MX' as const }));
  const { id } = await buildShipment({
    ...party,
    status: 'assigned',
    movement: 'mexico',
    origin: places[0]!,
    destination: places[3]!,
  });
  const db = await testDb();
  const rows = KINDS.map((kind, at) => ({
    company_id: party.companyId,
    shipment_id: id,
    position: at + 1,
    kind,
    place: at === 1 || at === 2 ? places[at] : null,
    contact: at === 0 ? { name: 'Rosa', phone: '528112345678' } : null,
    reference: at === 0 ? 'PU-7781' : null,
  }));
  await db('shipment_stops').insert(rows);
  return id;
}
