import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildBridge } from '../../../../../../api/catalogs/bridges/test/factory.ts';
import { buildEquipment } from '../../../../../../api/catalogs/equipments/test/factory.ts';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';
import { Quote } from '../../../../../../api/quoting/quotes/Quote.ts';
import { buildExchangeRate } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { tabTo, typedDay } from '../../../../../../api/testing/browser/keyboard.ts';
import { hasFocus, soon } from '../../../../../../api/testing/browser/soon.ts';
import { say as sayIn } from '../../../../../../api/testing/say.ts';

/** By language, so that each finds its own. */
const BRIDGE_NAMES = { es: 'Puente de los Tramos Probados', en: 'Puente de Piedra Probado' };

for (const locale of ['es', 'en'] as const) {
  const say = (key: string) => sayIn(key, undefined, locale);
  const bridge = bridgeOf(BRIDGE_NAMES[locale]);
  const asking = new RegExp(`^${say('quotes.legs.ask')} `);

  describe(`The legs in the form of a quote (${locale})`, function () {
    this.timeout(180_000);
    let page: Page;
    let companyId: string;

    before(() => buildBridge(bridge));

    beforeEach(async () => {
      await buildExchangeRate();
      companyId = (await buildCompany()).id;
      await buildEquipment({ nameEs: 'Caja por tramos', nameEn: 'Box by legs' });
      const { email } = await buildUser({ companyId });
      page = await newPage({ user: email, path: '/admin/quotes/new', locale });
      await input('origin.city').waitFor();
    });

    afterEach(() => page.close());

    it('are nothing to who wants none, and cannot be had within a country', async () => {
      await page.getByLabel(say('quotes.legs.ask'), { exact: true }).waitFor();
      expect(await page.locator('[name^="legs."]').count()).to.equal(0);
      await page.getByLabel(say('resources.quotes.fields.movement')).click();
      await page.getByRole('option', { name: say('anden.movement.mexico') }).click();
      await page.getByLabel(say('quotes.legs.ask'), { exact: true }).waitFor({ state: 'detached' });
    });

    it('stand in driving order by keyboard alone, prefilled from the load and the bridge, and are saved', async () => {
      await fillLoad();
      await byLegs();
      await shows('legs.0.handOver.date', 6);
      await shows('legs.1.handOver.date', 7);
      const kinds = page.locator('[data-leg]');
      expect(await kinds.evaluateAll((all) => all.map((one) => one.dataset.leg))).to.deep.equal([
        'mexican',
        'transfer',
        'us',
      ]);
      await tabTo(page, page.getByRole('combobox', { name: say('quotes.legs.handOver.bridgeId') }));
      await page.keyboard.type(bridge.nameEs.slice(0, 14));
      await page.getByRole('option', { name: bridge.nameEs }).waitFor();
      await page.keyboard.press('Enter');
      await value('legs.0.handOver.place.city', 'Nuevo Laredo');
      await value('legs.1.handOver.place.city', 'Laredo');
      await tabTo(page, input('legs.1.ctpat'));
      await page.keyboard.press('Space');
      await expectAccessible(page);
      await page.keyboard.press('Control+Enter');
      await page.waitForURL(/\/admin\/quotes\/[\w-]{36}\/view/);
      const [whole] = await Quote.query().where({ companyId, wholeId: null });
      const legs = await Quote.query().where({ wholeId: whole!.id }).orderBy('legPosition');
      expect(whole!.asked).to.equal('legs');
      expect(legs.map(({ destination }) => destination.city)).to.deep.equal([
        'Nuevo Laredo',
        'Laredo',
        'Dallas',
      ]);
      expect(legs.map(({ currency }) => currency)).to.deep.equal(['MXN', 'USD', 'USD']);
      expect(legs.map(({ ctpat }) => ctpat)).to.deep.equal([false, true, false]);
      expect(legs[0]!.handOver).to.include({ at: 'yard', trailer: 'stays' });
      expect(legs[0]!.handOver!.bridgeId).to.be.a('string');
      expect(legs[1]!.handOver!.bridgeId).to.equal(null);
    });

    it('leave out what the customer drives itself, and take it back with all that was typed', async () => {
      await byLegs();
      await input('legs.0.handOver.place.city').fill('Reynosa');
      const own = page.getByRole('checkbox', { name: say('quotes.legs.without.first') });
      await tabTo(page, own);
      await page.keyboard.press('Space');
      await page
        .locator('[data-leg=mexican] [name^="legs."]')
        .first()
        .waitFor({ state: 'detached' });
      await hasFocus(own);
      await page
        .getByRole('checkbox', { name: say('quotes.legs.without.last'), disabled: true })
        .waitFor();
      await page.locator('[data-leg=transfer] [name="legs.0.handOver.place.city"]').waitFor();
      await page.keyboard.press('Space');
      await value('legs.0.handOver.place.city', 'Reynosa');
      await hasFocus(own);
    });

    it('show what the API refuses at the field, and stay when the quote is changed and asked again', async () => {
      await fillLoad();
      await byLegs();
      await shows('legs.0.handOver.date', 6);
      for (const at of [0, 1]) await fillTown(at);
      await input('legs.0.handOver.date').fill(typedDay(2));
      await page.keyboard.press('Control+Enter');
      await page.locator('input[name="legs.0.handOver.date"][aria-invalid=true]:focus').waitFor();
      await input('legs.0.handOver.date').fill(typedDay(6));
      await page.keyboard.press('Control+Enter');
      await page.waitForURL(/\/view/);
      const [quote] = await Quote.query().where({ companyId, wholeId: null });
      await page.goto(`/admin/quotes/${quote!.id}/edit`);
      await value('legs.1.handOver.place.city', 'Laredo');
      await input('legs.1.handOver.place.city').fill('San Antonio');
      await page.keyboard.press('Control+Enter');
      await page.waitForURL(/\/view/);
      await soon(async () => {
        const legs = await Quote.query().where({ wholeId: quote!.id }).orderBy('legPosition');
        expect(legs[1]!.destination.city).to.equal('San Antonio');
        expect(legs[2]!.origin.city).to.equal('San Antonio');
      });
      await Quote.query().where({ companyId }).patch({ status: 'dismissed' });
      await page.goto(`/admin/quotes/${quote!.id}/requote`);
      await value('legs.1.handOver.place.city', 'San Antonio');
      await input('legs.0.handOver.place.city').fill('Reynosa');
      await page.keyboard.press('Control+Enter');
      await page.waitForURL(
        (url) => /\/view/.test(url.pathname) && !url.pathname.includes(quote!.id),
      );
      const [again] = await Quote.query().where({ parentId: quote!.id });
      const legs = await Quote.query().where({ wholeId: again!.id }).orderBy('legPosition');
      expect(legs.map(({ destination }) => destination.city)).to.deep.equal([
        'Reynosa',
        'San Antonio',
        'Dallas',
      ]);
    });

    it('are kept as a draft', async () => {
      await byLegs();
      await input('legs.0.handOver.place.city').fill('Reynosa');
      await page.reload();
      await value('legs.0.handOver.place.city', 'Reynosa');
      await page.locator('[data-leg=mexican] [name="legs.0.handOver.place.city"]').waitFor();
    });

    const input = (name: string) => page.locator(`input[name="${name}"]`);

    async function fillLoad() {
      await fillAddress('origin', 'Apodaca', 'nuevo leon', '66600');
      await type('pickupDate', typedDay(5));
      await fillAddress('destination', 'Dallas', 'texas', '75201');
      await type('deliveryDate', typedDay(8));
    }

    async function byLegs() {
      await tabTo(page, page.getByRole('combobox', { name: asking }));
      await page.keyboard.press('ArrowDown');
      await page.getByRole('option', { name: say('quotes.asked.legs'), exact: true }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.locator('[data-leg=us]').waitFor();
    }

    async function fillTown(at: number) {
      const [city, state] = at === 0 ? ['Nuevo Laredo', 'tamaulipas'] : ['Laredo', 'texas'];
      await type(`legs.${at}.handOver.place.city`, city!);
      await page.keyboard.press('Tab');
      await page.keyboard.type(state!);
      await page.keyboard.press('Enter');
    }

    async function fillAddress(at: string, city: string, state: string, postalCode: string) {
      await type(`${at}.city`, city);
      await page.keyboard.press('Tab');
      await page.keyboard.type(state);
      await page.keyboard.press('Enter');
      await type(`${at}.postalCode`, postalCode);
    }

    async function type(name: string, text: string) {
      await tabTo(page, input(name));
      await page.keyboard.type(text);
    }

    async function value(name: string, text: string) {
      await soon(async () => expect(await input(name).inputValue()).to.equal(text));
    }

    /** Waits for a date some days from today. */
    async function shows(name: string, days: number) {
      const day = new Date(`${typedDay(days)}T12:00:00Z`).getUTCDate();
      await soon(async () =>
        expect(await input(name).inputValue()).to.match(new RegExp(`\\b${day}\\b`)),
      );
    }
  });
}

function bridgeOf(nameEs: string) {
  return { nameEs, nameEn: `${nameEs} bridge`, usPort: '2304', mxCustoms: 'Nuevo Laredo' };
}
