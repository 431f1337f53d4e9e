import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildEquipment } from '../../../../../../api/catalogs/equipments/test/factory.ts';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';
import { Quote } from '../../../../../../api/quoting/quotes/Quote.ts';
import { QuoteStop } from '../../../../../../api/quoting/quotes/QuoteStop.ts';
import { buildExchangeRate } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { tabTo, typedDay } from '../../../../../../api/testing/browser/keyboard.ts';
import { hasFocus, soon } from '../../../../../../api/testing/browser/soon.ts';
import { say as sayIn } from '../../../../../../api/testing/say.ts';

for (const locale of ['es', 'en'] as const) {
  const say = (key: string, blanks?: Record<string, number>) => sayIn(key, blanks, locale);

  describe(`The stops in the form of a quote (${locale})`, function () {
    this.timeout(180_000);
    let page: Page;
    let companyId: string;

    beforeEach(async () => {
      await buildExchangeRate();
      companyId = (await buildCompany()).id;
      await buildEquipment({ nameEs: 'Caja de reparto', nameEn: 'Box of a reparto' });
      const { email } = await buildUser({ companyId });
      page = await newPage({ user: email, path: '/admin/quotes/new', locale });
      await input('origin.city').waitFor();
    });

    afterEach(() => page.close());

    it('are added, moved and saved by keyboard alone: a load that delivers in León and in Silao', async () => {
      await place('origin', 'Apodaca', 'nuevo leon', '66600');
      await place('destination', 'Silao', 'guanajuato', '36100');
      await type('pickupDate', typedDay(5));
      await type('deliveryDate', typedDay(7));
      await press('anden.stop.add');
      await hasFocus(page.locator('[data-stop="1"] :focus'));
      await place('stops.1.place', 'León', 'guanajuato', '37000');
      await type('stops.1.date', typedDay(6));
      await type('stops.1.reference', 'OC 77');
      await page.keyboard.press('Alt+ArrowDown');
      await shows('destination.city', 'León');
      await shows('stops.1.place.city', 'Silao');
      await press('anden.stop.up', { number: 2 });
      await page
        .getByRole('status')
        .filter({ hasText: say('anden.stop.stays') })
        .waitFor();
      await press('anden.stop.down', { number: 2 });
      await shows('destination.city', 'Silao');
      await page.keyboard.press('Control+Enter');
      await page.waitForURL(/\/admin\/quotes\/[\w-]{36}\/view/);
      const stops = page.getByRole('listitem').filter({ hasText: say('anden.stop.delivery') });
      await stops.filter({ hasText: 'León' }).filter({ hasText: 'OC 77' }).waitFor();
      const [quote] = await Quote.query().where({ companyId });
      const rows = await QuoteStop.query().where({ quoteId: quote!.id }).orderBy('position');
      expect(quote!.destination.city).to.equal('Silao');
      expect(rows.map(({ kind }) => kind)).to.deep.equal(['pickup', 'delivery', 'delivery']);
      expect(rows[1]).to.deep.include({ reference: 'OC 77', date: typedDay(6) });
    });

    it('are removed, and brought back with all that was typed', async () => {
      await press('anden.stop.add');
      await type('stops.1.place.city', 'León');
      await press('anden.stop.remove', { number: 2 });
      await hasFocus(page.getByRole('button', { name: say('anden.stop.undo') }));
      expect(await input('stops.1.place.city').count()).to.equal(0);
      await page.keyboard.press('Enter');
      await shows('stops.1.place.city', 'León');
    });

    it('show what the API refuses at the field, and the first wrong one is in view', async () => {
      await place('origin', 'Apodaca', 'nuevo leon', '66600');
      await place('destination', 'Silao', 'guanajuato', '36100');
      await type('pickupDate', typedDay(5));
      await type('deliveryDate', typedDay(7));
      await press('anden.stop.add');
      await place('stops.1.place', 'León', 'guanajuato', '37000');
      await type('stops.1.date', typedDay(2));
      await page.keyboard.press('Control+Enter');
      await page.locator('input[name="stops.1.date"][aria-invalid=true]:focus').waitFor();
      await input('stops.1.date').fill(typedDay(6));
      await page.keyboard.press('Control+Enter');
      await page.waitForURL(/\/admin\/quotes\/[\w-]{36}\/view/);
    });

    it('are nothing to who has two: one button, no field', async () => {
      await page.getByRole('button', { name: say('anden.stop.add') }).waitFor();
      expect(await page.locator('[name^="stops."]').count()).to.equal(0);
      expect(await page.getByRole('list', { name: say('anden.stop.between') }).count()).to.equal(0);
    });

    const input = (name: string) => page.locator(`input[name="${name}"]`);

    async function press(key: string, args?: Record<string, number>) {
      await tabTo(page, page.getByRole('button', { name: say(key, args) }));
      await page.keyboard.press('Enter');
    }

    async function type(name: string, text: string) {
      await tabTo(page, input(name));
      await page.keyboard.type(text);
    }

    async function place(at: string, city: string, state: string, postalCode: string) {
      await type(`${at}.city`, city);
      await page.keyboard.press('Tab');
      await page.keyboard.type(state);
      await page.keyboard.press('Enter');
      await type(`${at}.postalCode`, postalCode);
    }

    async function shows(name: string, text: string) {
      await soon(async () => expect(await input(name).inputValue()).to.equal(text));
    }
  });
}
