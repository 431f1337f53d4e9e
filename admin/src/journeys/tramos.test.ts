import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildInvitation } from '../../../api/quoting/invitations/test/factory.ts';
import { expectAccessible } from '../../../api/testing/accessible.ts';
import { newPage } from '../../../api/testing/browser.ts';
import { soon } from '../../../api/testing/browser/soon.ts';
import {
  buildByLegs,
  buildRated,
  buildWorld,
  type Rated,
  type World,
} from '../../../api/testing/ratedLegs.ts';
import { say as sayIn } from '../../../api/testing/say.ts';
import { RateConfirmation } from '../../../api/trip/rateConfirmations/index.ts';
import { Shipment } from '../../../api/trip/shipments/Shipment.ts';

const LOOKS = [
  { locale: 'es', width: 1280, theme: 'light' },
  { locale: 'en', width: 390, theme: 'dark' },
] as const;

for (const look of LOOKS) {
  describe(`a load bought by legs from three carriers, ${look.locale}`, function () {
    this.timeout(180_000);
    const say = (key: string, blanks?: Record<string, string | number>) =>
      sayIn(key, blanks, look.locale);
    const kind = (leg: string) => say(`quotes.legs.kind.${leg}`);
    let world: World;
    let rated: Rated;
    let page: Page;

    before(async () => {
      world = await buildWorld();
      rated = await buildRated(world);
      await buildInvitation({ quoteId: rated.legs[1]!.id, rate: { allIn: '200.00' } });
      page = await newPage({ ...look, user: world.admin.email, path: pathOf(rated.id) });
    });

    after(() => page.close());

    const pathOf = (id: string) => `/admin/quotes/${id}/view`;
    const sale = () => page.getByLabel(say('resources.quotes.fields.saleValue')).first();
    const award = () => page.getByRole('button', { name: say('quotes.legs.award') });

    it('shows each leg with its carriers, and the cheapest combination at the sum of its offers', async () => {
      const legs = page.getByRole('list', { name: say('quotes.legs.title') });
      await legs
        .getByRole('listitem')
        .filter({ hasText: kind('us') })
        .waitFor();
      await page.getByText('$2,250.00 USD').first().waitFor();
      await expectAccessible(page);
    });

    it('adds another offer up, whose reason is asked for', async () => {
      await sale().fill('2800');
      await page.locator('[data-choice=transfer] [role=combobox]').click();
      await page.getByRole('option', { name: /\$200\.00/ }).click();
      await page.getByText('$2,300.00 USD').first().waitFor();
      await page.getByText(say('quotes.legs.unchecked')).waitFor();
      await soon(async () => expect(await award().isDisabled()).to.equal(true));
      const choose = page.getByRole('button', {
        name: new RegExp(`^${say('quotes.legs.choose')}: `),
      });
      await choose.first().click();
      await soon(async () => expect(await award().isEnabled()).to.equal(true));
    });

    it('opens a leg by its own address, on the page of the whole', async () => {
      await page.goto(pathOf(rated.legs[1]!.id));
      await page.waitForURL(new RegExp(`/quotes/${rated.id}/view\\?leg=transfer`));
      await page.getByRole('heading', { name: rated.legs[1]!.reference }).waitFor();
      await page.getByRole('button', { name: say('quotes.award.action') }).waitFor();
      await expectAccessible(page);
      await page.getByRole('tab', { name: say('quotes.legs.tab.compare') }).click();
      await award().waitFor();
    });

    it('assigns the combination with one press and its confirmation: a load, and three rate confirmations', async () => {
      await award().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(kind('transfer')).first().waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: say('quotes.legs.award') }).click();
      await page.getByText(say('quotes.legs.awarded')).first().waitFor();
      await page.getByText(say('quotes.next.assigned.text')).waitFor();
      const legIds = rated.legs.map(({ id }) => id);
      const loads = await Shipment.query().whereIn('quoteId', legIds).orderBy('legPosition');
      expect(loads.map(({ carrierId }) => carrierId)).to.deep.equal(
        rated.offers.map(({ carrierId }) => carrierId),
      );
      const confirmations = await RateConfirmation.query().whereIn(
        'shipmentId',
        loads.map(({ id }) => id),
      );
      expect(confirmations).to.have.length(3);
      const whole = await Shipment.query().findOne({ quoteId: rated.id });
      expect(whole).to.include({ byLegs: true, saleValue: '2800.00' });
    });

    it('takes one leg back, which the list of quotes counts', async () => {
      await page.getByRole('tab', { name: new RegExp(kind('us')) }).click();
      const unassign = say('quotes.unassign.action');
      await page.getByRole('button', { name: `${unassign}: ${kind('us')}` }).click();
      await page.getByRole('dialog').getByRole('radio').first().check();
      const answer = page.waitForResponse(/\/unassign$/);
      await page.getByRole('dialog').locator('button[type=submit]').click();
      expect((await answer).status()).to.equal(200);
      await page.goto('/admin/quotes');
      const [, legs] = say('quotes.legs.sign', { assigned: 2, smart_count: 3 }).split(' |||| ');
      await page.getByText(legs!).first().waitFor();
    });

    it('says why no combination is valid, with the way to its leg', async () => {
      const other = await buildByLegs(world);
      for (const { id } of other.legs!.slice(0, 2))
        await buildInvitation({ quoteId: id, rate: { allIn: '300.00' } });
      await page.goto(pathOf(other.id));
      await page.getByText(say('quotes.legs.obstacle.no_offer')).waitFor();
      const open = `${say('quotes.legs.step.open')}: ${kind('us')}`;
      await page.getByRole('alert').getByRole('button', { name: open }).click();
      await page.waitForURL(/leg=us/);
    });
  });
}
