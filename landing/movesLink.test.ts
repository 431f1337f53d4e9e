import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCarrier } from '../api/network/carriers/test/factory.ts';
import { buildCompany } from '../api/network/companies/test/factory.ts';
import type { Schemas } from '../api/core/contract/types.ts';
import { buildToken } from '../api/platform/links/test/factory.ts';
import { buildShipment } from '../api/trip/shipments/test/factory.ts';
import { Shipment } from '../api/trip/shipments/Shipment.ts';
import { expectAccessible } from '../api/testing/accessible.ts';
import { keptByWorker } from '../api/testing/browser/keptByWorker.ts';
import { newPage } from '../api/testing/browser.ts';
import { as } from '../api/testing/client.ts';
import { expectOnlyOffline } from '../api/testing/pages.ts';
import { testServer } from '../api/testing/server.ts';
import { buildUser } from '../api/platform/users/test/factory.ts';
import { movesMessages } from './src/links/moves/messages.ts';

describe('The page on which a driver reports the moves of a load', function () {
  this.timeout(120_000);
  const t = movesMessages.es;
  const later = ['in_transit', 'at_border', 'at_delivery', 'delivered'] as const;
  let phone: Page;

  afterEach(() => phone.close());

  async function assigned() {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id } = await buildShipment({ companyId, carrierId, status: 'assigned' });
    const token = await buildToken({ kind: 'moves', subjectId: id, partyId: carrierId });
    const status = async () => (await Shipment.query().findById(id))!.status;
    return { address: `/moves#${token}`, status };
  }

  const step = (name: keyof typeof t.step) =>
    phone.getByRole('button', { name: t.step[name], exact: true });
  const undo = (name: keyof typeof t.step) =>
    phone.getByRole('button', { name: t.undo.replace('{step}', t.step[name]) });

  it('counts two taps 180 ms apart as one step, and takes the step back', async () => {
    const { address, status } = await assigned();
    phone = await newPage({ url: (await testServer()).url, width: 390, height: 844 });
    await phone.goto(address);
    await step('at_pickup').click({ trial: true });
    const { x, y, height } = (await step('at_pickup').boundingBox())!;
    expect(y + height, 'the bottom of the button on the first screen').to.be.below(844);
    for (const delay of [0, 180]) {
      await phone.waitForTimeout(delay);
      await phone.touchscreen.tap(x + 40, y + height / 2);
    }
    await phone.getByText(t.thanks).waitFor();
    await expectAccessible(phone);
    expect(await status()).to.equal('at_pickup');
    await undo('at_pickup').click();
    await phone.getByText(t.undone).waitFor();
    expect(await status()).to.equal('assigned');
    await step('at_pickup').waitFor();
  });

  it('opened without a network shows the stops and when they were read, keeps a step, and lets it be taken back', async () => {
    const { address, status } = await assigned();
    phone = await newPage({ url: (await testServer()).url, width: 390, hasWorker: true });
    await phone.goto(address);
    await step('at_pickup').waitFor();
    await keptByWorker(phone);
    await phone.context().setOffline(true);
    await phone.reload();
    await phone.getByText(/^Sin conexión\. Lo que ve se leyó el/).waitFor();
    await phone.getByText(t.delivery, { exact: true }).waitFor();
    await step('at_pickup').click();
    await phone.getByRole('status').getByText(t.kept).waitFor();
    await undo('at_pickup').click();
    await phone.getByText(t.undone).waitFor();
    await step('at_pickup').click();
    await step('in_transit').click();
    await undo('in_transit').click();
    await phone.context().setOffline(false);
    await phone.getByText(t.thanks).waitFor();
    await phone.getByText(/^Sin conexión/).waitFor({ state: 'hidden' });
    expect(await status()).to.equal('at_pickup');
    expectOnlyOffline(phone);
  });

  it('sends what was tapped without a network, also after a step that the broker had reported, and only then ends', async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id } = await buildShipment({ companyId, carrierId, status: 'assigned' });
    const broker = as(await buildUser({ companyId }));
    const token = await buildToken({ kind: 'moves', subjectId: id, partyId: carrierId });
    phone = await newPage({ url: (await testServer()).url, width: 390 });
    await phone.goto(`/moves#${token}`);
    const button = (step: keyof typeof t.step) =>
      phone.getByRole('button', { name: t.step[step], exact: true });
    await button('at_pickup').waitFor();
    await phone.context().setOffline(true);
    for (const step of ['at_pickup', ...later] as const) await button(step).click();
    await phone.getByText(`(${t.waiting})`).nth(later.length).waitFor();
    const ended = phone.getByRole('heading', { name: t.done[0]! });
    expect(await ended.count(), 'the end, before anything is sent').to.equal(0);

    const happenedAt = new Date(Date.now() - 3_600_000).toISOString();
    const move = await broker.post(`/api/shipments/${id}/move`, {
      status: 'at_pickup',
      happenedAt,
    });
    expect(move.status, JSON.stringify(move.body)).to.equal(200);
    await phone.context().setOffline(false);
    await ended.waitFor();
    expectOnlyOffline(phone);
    const { body } = await broker.get<Schemas['Event'][]>(`/api/shipments/${id}/events`);
    const byLink = body.filter((event) => event.byLink).map(({ toStatus }) => toStatus);
    expect(byLink).to.deep.equal(later);
  });
});
