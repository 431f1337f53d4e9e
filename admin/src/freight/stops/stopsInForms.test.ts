import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { buildCarrier } from '../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../api/network/companies/test/factory.ts';
import { buildUser } from '../../../../api/platform/users/test/factory.ts';
import { saveStops } from '../../../../api/quoting/quotes/index.ts';
import { Quote } from '../../../../api/quoting/quotes/Quote.ts';
import { QuoteStop } from '../../../../api/quoting/quotes/QuoteStop.ts';
import type { StopRow } from '../../../../api/quoting/quotes/StopRow.ts';
import { buildExchangeRate, buildQuote } from '../../../../api/quoting/quotes/test/factory.ts';
import { RouteStop } from '../../../../api/quoting/routes/RouteStop.ts';
import { buildRoute } from '../../../../api/quoting/routes/test/factory.ts';
import { expectAccessible } from '../../../../api/testing/accessible.ts';
import { newPage } from '../../../../api/testing/browser.ts';
import { hasFocus, soon } from '../../../../api/testing/browser/soon.ts';
import { say } from '../../../../api/testing/say.ts';
import { ShipmentStop } from '../../../../api/trip/shipments/ShipmentStop.ts';
import { buildShipment } from '../../../../api/trip/shipments/test/factory.ts';

const place = (city: string) => ({ city, state: 'MX-GUA', country: 'MX' }) as const;
const LANE = {
  origin: place('Celaya'),
  destination: place('Irapuato'),
  movement: 'mexico',
} as const;

/** Each form with stops: how its record is made, and the rows of its stops. */
const FORMS = [
  { name: 'quotes', build: buildQuote, model: QuoteStop },
  { name: 'routes', build: buildRoute, model: RouteStop },
  { name: 'shipments', build: buildShipment, model: ShipmentStop },
] as const;

for (const { name, build, model } of FORMS) {
  describe(`The stops in the form of ${name}`, function () {
    this.timeout(180_000);
    let page: Page;
    let id: string;

    before(async () => {
      await buildExchangeRate();
      const { id: companyId } = await buildCompany();
      const { id: carrierId } = await buildCarrier({ companyId });
      const of = name === 'shipments' ? { status: 'confirmed', carrierId } : {};
      const record = await build(Object.assign({ companyId }, LANE, of) as never);
      ({ id } = record);
      await Quote.transaction((trx) =>
        saveStops(trx, model as typeof StopRow, record, [
          { kind: 'pickup', place: LANE.origin },
          { kind: 'delivery', place: place('León') },
          { kind: 'delivery', place: place('Silao') },
          { kind: 'delivery', place: LANE.destination },
        ]),
      );
      const { email: user } = await buildUser({ companyId });
      page = await newPage({ user, height: 3000, path: `/admin/${name}/${id}/edit` });
      await city(1).waitFor();
    });

    after(() => page.close());

    it('are dragged by mouse, which is said, and the moved stop has the focus', async () => {
      await drag(2, heading(1));
      await shows('León', 2);
      await shows('Silao', 1);
      const moved = say('anden.stop.moved', { from: 3, stop: '' });
      await page.getByRole('status').filter({ hasText: moved }).waitFor();
      await hasFocus(page.locator('[data-stop="1"] [data-handle]'));
    });

    it('are dragged onto the last place too, which becomes the one before it', async () => {
      await drag(1, lastPlace());
      await soon(async () => expect(await lastPlace().inputValue()).to.equal('Silao'));
      await shows('Irapuato', 2);
      await drag(2, lastPlace());
      await soon(async () => expect(await lastPlace().inputValue()).to.equal('Irapuato'));
      await drag(2, heading(1));
      await shows('León', 2);
    });

    it('go on in the same direction when the key is pressed twice', async () => {
      await move('down', 1).focus();
      await page.keyboard.press('Enter');
      await shows('Silao', 2);
      await hasFocus(move('down', 2));
      await page.keyboard.press('Enter');
      await soon(async () => expect(await lastPlace().inputValue()).to.equal('Silao'));
      await hasFocus(move('down', 2));
      await page.keyboard.press('Enter');
      await shows('Silao', 2);
      await move('up', 2).press('Enter');
      await shows('Silao', 1);
      await hasFocus(move('up', 1));
    });

    it('are a list of so many, each with its place in the order', async () => {
      const list = page.getByRole('list', { name: say('anden.stop.between') });
      const items = list.getByRole('listitem').filter({ has: page.locator('[data-handle]') });
      const position = say('anden.stop.position', { number: 3, count: 4 });
      await items.nth(1).getByRole('heading', { level: 2, name: position }).waitFor();
      expect(await items.count()).to.equal(2);
    });

    it('have goods of their own, in rows that are added and removed, and are saved so', async () => {
      await addGoods(0, 12);
      await addGoods(1, 5);
      await addGoods(1, 99, 1);
      await page.locator('[data-stop="1"] .button-remove').nth(1).click();
      await goods(1, 1).waitFor({ state: 'detached' });
      await addGoods(3, 7);
      await expectAccessible(page);
      await page.keyboard.press('Control+Enter');
      await page.waitForURL(/\/view/);
      await soon(async () => {
        const rows = await (model as typeof StopRow)
          .query()
          .where(model.ownedBy, id)
          .orderBy('position');
        expect(rows.map((row) => row.place?.city)).to.eql([undefined, 'Silao', 'León', undefined]);
        const pieces = rows.map((row) => row.goods?.map(({ units }) => units) ?? []);
        expect(pieces).to.eql([[12], [5], [], [7]]);
      });
    });

    const city = (index: number) => page.locator(`input[name="stops.${index}.place.city"]`);
    const heading = (index: number) => page.locator(`[data-stop="${index}"] h2`);
    const move = (way: string, index: number) =>
      page.locator(`[data-stop="${index}"] [data-handle=${way}]`);
    const lastPlace = () => page.locator('input[name="destination.city"]');
    const goods = (index: number, row: number) =>
      page.locator(`input[name="stops.${index}.goods.${row}.units"]`);

    async function shows(text: string, index: number) {
      await soon(async () => expect(await city(index).inputValue()).to.equal(text));
    }

    async function drag(from: number, to: Locator) {
      await page.locator(`[data-stop="${from}"] [draggable]`).dragTo(to);
    }

    async function addGoods(index: number, pieces: number, row = 0) {
      const add = page.locator(`[data-stop="${index}"]`);
      await add.getByRole('button', { name: say('anden.stop.addGoods') }).click();
      await goods(index, row).fill(String(pieces));
    }
  });
}
