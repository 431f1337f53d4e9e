import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { buildCarrier } from '../api/network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../api/network/companies/test/factory.ts';
import { Document } from '../api/compliance/documents/Document.ts';
import { buildPacket } from '../api/compliance/packets/test/factory.ts';
import { buildInvitation } from '../api/quoting/invitations/test/factory.ts';
import { buildToken } from '../api/platform/links/test/factory.ts';
import { buildQuote, dayFrom } from '../api/quoting/quotes/test/factory.ts';
import { buildCartaPorte } from '../api/trip/cartaPorte/test/factory.ts';
import { domestic } from '../api/trip/cartaPorte/test/samples.ts';
import { buildConfirmation } from '../api/trip/rateConfirmations/test/factory.ts';
import { buildCrossing } from '../api/trip/crossings/test/factory.ts';
import { deliveredLoad } from '../api/trip/evidence/test/factory.ts';
import { buildShipment } from '../api/trip/shipments/test/factory.ts';
import { newPage } from '../api/testing/browser.ts';
import { as } from '../api/testing/client.ts';
import { buildUser } from '../api/platform/users/test/factory.ts';

const LOCALES = ['es', 'en'] as const;
const HEIGHT = 640;

describe('Pages of links on a phone of 360 × 640', function () {
  this.timeout(180_000);
  let links: Record<string, string>;
  let page: Page;

  before(async () => {
    links = await everyLink();
    page = await newPage({ width: 360, height: HEIGHT });
  });

  after(() => page.close());

  it('fit with their text doubled (the answer and the driver’s page were 8 px wider)', async () => {
    const wide: string[] = [];
    for (const locale of LOCALES) {
      for (const name of Object.keys(links)) {
        await open(name, locale);
        for (const width of [360, 390]) wide.push(...(await tooWide(name, locale, width)));
      }
    }
    expect(wide).to.deep.equal([]);
  });

  it('have the amount and the only button of the driver on the first screen', async () => {
    for (const locale of LOCALES) {
      await open('answer', locale);
      expect(await bottomOf(page.locator('input[name=allIn]')), locale).to.be.below(HEIGHT);
      await open('moves', locale);
      expect(await bottomOf(page.locator('main .button')), locale).to.be.below(HEIGHT);
    }
  });

  it('have what is to be done before the facts', async () => {
    for (const name of ['answer', 'moves', 'price', 'border', 'document']) {
      await open(name, 'es');
      const act = await bottomOf(page.locator('main .button, main input').first());
      expect(act, name).to.be.below(await bottomOf(page.locator('main dl')));
    }
  });

  async function open(name: string, locale: (typeof LOCALES)[number]) {
    await page.goto('about:blank');
    await page.goto(`${locale === 'en' ? '/en' : ''}/${links[name]}`);
    await page.locator('main .button, main dl').first().waitFor();
  }

  async function bottomOf(element: Locator): Promise<number> {
    const { y, height } = (await element.first().boundingBox())!;
    return y + height;
  }

  /** Returns the elements that are wider than the window with text of twice the size. */
  async function tooWide(name: string, locale: string, width: number): Promise<string[]> {
    await page.setViewportSize({ width, height: HEIGHT });
    const over = await page.evaluate<string[]>(`(() => {
      const root = document.documentElement;
      root.style.fontSize = '200%';
      const wide = [...document.querySelectorAll('body *')]
        .filter((one) => one.getBoundingClientRect().right > ${width} && !one.closest('.form__more'))
        .map((one) => one.tagName + '.' + one.className + ' ' + one.getBoundingClientRect().right);
      const { scrollWidth } = root;
      root.style.fontSize = '';
      return scrollWidth > ${width} ? [scrollWidth + ' px: ' + wide.slice(0, 3).join(', ')] : [];
    })()`);
    return over.map((text) => `${name} ${locale} in ${width}: ${text}`);
  }
});

/** A link of every kind, by its name: the path below the language, with the token. */
async function everyLink(): Promise<Record<string, string>> {
  const company = await buildCompany({ name: 'Puente de Prueba' });
  const { id: companyId } = company;
  const { id: customerId } = await buildCustomer(company);
  const { id: carrierId } = await buildCarrier({ companyId });
  const parties = { companyId, customerId, carrierId };
  const broker = as(await buildUser({ companyId }));
  const asked = await buildQuote({ companyId, targetRate: '1600.00' });
  const invitation = await buildInvitation({ quoteId: asked.id, carrierId });
  const priced = await buildQuote({ companyId, customerId, status: 'rated' });
  await buildInvitation({ quoteId: priced.id, rate: { allIn: '1500.00' } });
  const price = { saleValue: '2000.00', validUntil: dayFrom(3) };
  await broker.post(`/api/quotes/${priced.id}/share`, price);
  const load = await buildShipment({ ...parties, status: 'assigned', purchaseCost: '1000.00' });
  await buildConfirmation(load.id);
  await buildCrossing({ shipmentId: load.id, plannedAt: new Date(Date.now() + 36_000_000) });
  const delivered = await deliveredLoad(parties);
  const domesticLoad = await buildShipment({ ...parties, movement: 'mexico', status: 'assigned' });
  await buildCartaPorte(domesticLoad.id, domestic());
  const insurance = { carrierId, type: 'insurance_cover' } as const;
  await Document.query()
    .where(insurance)
    .patch({ expirationDate: dayFrom(20) });
  await broker.post(`/api/radar/${carrierId}/ask`, { type: 'insurance_cover' });
  const document = await Document.query().findOne(insurance);
  const packet = await buildPacket({ carrierId });
  const to = async (page: string, kind: string, subjectId: string, partyId = carrierId) =>
    `${page}#${await buildToken({ kind: kind as 'answer', subjectId, partyId })}`;
  return {
    answer: await to('answer', 'answer', invitation.id),
    price: await to('price', 'price', priced.id, customerId),
    confirmation: await to('confirmation', 'confirmation', load.id),
    moves: await to('moves', 'moves', load.id),
    border: await to('border', 'border_carrier', load.id),
    tracking: await to('tracking', 'tracking', load.id, customerId),
    evidence: await to('proof_documents', 'evidence', delivered.id),
    document: await to('document', 'document', document!.id),
    ofCustomer: await to('carta_porte', 'carta_porte_customer', domesticLoad.id, customerId),
    ofCarrier: await to('carta_porte', 'carta_porte_carrier', domesticLoad.id),
    packet: await to('packet', 'packet', packet.id),
  };
}
