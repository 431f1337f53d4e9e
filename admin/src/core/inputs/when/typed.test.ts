import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCarrier } from '../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../api/network/companies/test/factory.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { openLoadTab } from '../../../../../api/testing/browser/loadTab.ts';
import { hasFocus, soon } from '../../../../../api/testing/browser/soon.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildShipment } from '../../../../../api/trip/shipments/test/factory.ts';
import { formatDate } from '../../format/formatDate.ts';

const WORDS = {
  es: {
    tomorrow: 'mañana',
    day: '15 dic',
    region: 'es-MX',
    long: /^\p{L}+ 15 de diciembre de \d{4}$/u,
    garbage: 'cuando se pueda',
    unread: 'No se lee «cuando se pueda» como fecha. Escriba por ejemplo 15 dic o mañana',
  },
  en: {
    tomorrow: 'tomorrow',
    day: 'Dec 15',
    region: 'en-US',
    long: /^\p{L}+, December 15, \d{4}$/u,
    garbage: 'whenever',
    unread: '“whenever” is not a date. Enter for example Dec 15 or tomorrow',
  },
};

describe('a date that is typed into a form', function () {
  this.timeout(240_000);

  for (const locale of ['es', 'en'] as const) {
    const words = WORDS[locale];

    describe(locale, () => {
      let page: Page;
      const day = (name: string) => page.locator(`input[name=${name}]`);
      const leaves = async (name: string, check: (text: string) => unknown) => {
        await page.keyboard.press('Tab');
        await soon(async () => check(await day(name).inputValue()));
      };

      before(async () => {
        const { email } = await buildUser();
        page = await newPage({ user: email, locale, path: '/admin/quotes/new' });
        await day('pickupDate').waitFor();
      });

      after(() => page.close());

      it('is told in full while it is typed, and then written as everywhere', async () => {
        await day('pickupDate').pressSequentially(words.day);
        await page.getByText(words.long).waitFor();
        const chosen = locale === 'es' ? /^15 dic \d/ : /^Dec 15, \d/;
        await leaves('pickupDate', (text) => expect(text).to.match(chosen));
        await page.getByText(words.long).waitFor({ state: 'detached' });
        await day('deliveryDate').pressSequentially(words.tomorrow);
        const nextDay = formatDate(await tomorrow(page), words.region);
        await leaves('deliveryDate', (text) => expect(text).to.equal(nextDay));
        await day('pickupFrom').pressSequentially('8:30 pm');
        await leaves('pickupFrom', (text) => expect(text).to.equal('20:30'));
      });

      it('stays as it is typed where it is none, with an example of one', async () => {
        await day('pickupDate').fill(words.garbage);
        await leaves('pickupDate', (text) => expect(text).to.equal(words.garbage));
        await page.getByText(words.unread).waitFor();
        await expectAccessible(page);
        await page.locator('main button[type=submit]').first().click();
        await page.locator('main [aria-invalid=true]:focus').waitFor();
        await page.getByText(words.unread).waitFor();
        await soon(async () =>
          expect(await day('pickupDate').inputValue()).to.equal(words.garbage),
        );
      });

      it('is chosen in the calendar by keyboard', async () => {
        await day('pickupDate').fill(words.day);
        await day('pickupDate').press('ArrowDown');
        const calendar = page.getByRole('dialog');
        await hasFocus(calendar.getByRole('gridcell', { name: '15', exact: true, selected: true }));
        await expectAccessible(page);
        await page.keyboard.press('ArrowRight');
        const next = calendar.getByRole('gridcell', { name: '16', exact: true });
        await hasFocus(next);
        await page.keyboard.press('Enter');
        await calendar.waitFor({ state: 'detached' });
        await soon(async () =>
          expect(await day('pickupDate').inputValue()).to.match(
            locale === 'es' ? /^16 dic \d/ : /^Dec 16, \d/,
          ),
        );
        await hasFocus(day('pickupDate'));
      });
    });
  }

  it('and is not read comes back with its error, and other words, when the form is opened anew', async () => {
    const page = await newPage({ user: (await buildUser()).email, path: '/admin/quotes/new' });
    const day = page.locator('input[name=pickupDate]');
    const unread = page.getByText(WORDS.es.unread);
    await day.waitFor();
    await day.pressSequentially(WORDS.es.garbage);
    await page.reload();
    await page.getByText(say('anden.draft.recovered')).waitFor();
    await unread.waitFor();
    await soon(async () => expect(await day.inputValue()).to.equal(WORDS.es.garbage));
    await page.locator('input[name=customerReference]').fill('REF 7');
    await page.reload();
    await unread.waitFor();
    await page.locator('main button[type=submit]').first().click();
    await soon(async () => expect(await day.getAttribute('aria-invalid')).to.equal('true'));
    await day.fill(WORDS.es.day);
    await page.keyboard.press('Tab');
    await unread.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText(say('anden.draft.recovered')).waitFor();
    await soon(async () => expect(await day.inputValue()).to.match(/^15 dic \d/));
    await soon(async () => expect(await unread.count()).to.equal(0));
    await day.fill(WORDS.es.garbage);
    await page
      .getByRole('button', { name: say('anden.draft.discard') })
      .first()
      .click();
    await unread.waitFor({ state: 'detached' });
    await soon(async () => expect(await day.inputValue()).to.equal(''));
    await page.close();
  });

  it('with its hour is saved as the moment on the clock of the device', async () => {
    const { id: companyId } = await buildCompany();
    const agent = await buildUser({ companyId });
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id } = await buildShipment({ companyId, carrierId, status: 'assigned' });
    const page = await newPage({ user: agent.email, path: `/admin/shipments/${id}/view` });
    await openLoadTab(page, 'papers');
    await page.getByRole('button', { name: say('crossings.fill'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const planned = dialog.locator('input[name=plannedAt]');
    await planned.fill('mañana');
    await page.keyboard.press('Tab');
    await dialog.getByText('Falta la hora: escriba por ejemplo mañana 8:30').waitFor();
    await planned.fill('mañana 8:30');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await dialog.locator('button[type=submit]').click();
    const body = (await (await saved).json()) as { plannedAt: string };
    await dialog.waitFor({ state: 'detached' });
    const moment = await page.evaluate(
      (text) => new Date(text).toISOString(),
      `${await tomorrow(page)}T08:30`,
    );
    expect(new Date(body.plannedAt).toISOString()).to.equal(moment);
    await page.close();
  });
});

/** Tomorrow by the browser's clock. */
function tomorrow(page: Page): Promise<string> {
  return page.evaluate(() => new Date(Date.now() + 86_400_000).toLocaleDateString('sv'));
}
