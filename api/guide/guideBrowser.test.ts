import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.ts';
import { expectNoErrors, newPage } from '../testing/browser.ts';
import { soon } from '../testing/browser/soon.ts';
import { guide } from './index.ts';

describe('The documentation in the browser', function () {
  this.timeout(120_000);
  let page: Page | undefined;

  afterEach(async () => {
    await page?.close();
    page = undefined;
  });

  const open = async (path: string, options: Parameters<typeof newPage>[0] = {}) => {
    page = await newPage({ path: `/api/docs${path}`, ...options });
    return page;
  };

  for (const theme of ['light', 'dark'] as const)
    for (const width of [1280, 390])
      it(`is accessible and fits: ${theme}, ${width} px`, async () => {
        const shown = await open('/es/first-call', { theme, width });
        for (const name of guide.pages) {
          await shown.goto(`/api/docs/es/${name}`);
          await expectAccessible(shown);
          expect(await shown.evaluate(SIDEWAYS), name).to.equal(0);
        }
        const [red] = /\d+/.exec(await shown.evaluate(GROUND))!;
        expect(Number(red)).to.be[theme === 'dark' ? 'below' : 'above'](128);
        expectNoErrors(shown);
      });

  it('fits on a phone with the reference too', async () => {
    const shown = await open('/es/reference', { width: 390 });
    await shown.locator('#docs .opblock').first().waitFor();
    expect(await shown.evaluate(SIDEWAYS)).to.equal(0);
  });

  it('finds an error code and shows its meaning', async () => {
    const shown = await open('/es/first-call');
    await searchFor(shown, 'key_scope');
    await shown.getByRole('link', { name: 'KEY_SCOPE' }).click();
    await shown.waitForURL('**/api/docs/es/errors#KEY_SCOPE');
    await soon(async () =>
      expect(await shown.locator('#KEY_SCOPE').innerText()).to.include('le falta el permiso'),
    );
  });

  it('finds an operation and opens it in the reference', async () => {
    const shown = await open('/en/limits', { locale: 'en' });
    await searchFor(shown, 'quotes award');
    await shown.keyboard.press('Enter');
    await shown.waitForURL('**/api/docs/en/reference#/quotes/awardQuote');
    const operation = shown.locator('#operations-quotes-awardQuote.is-open');
    await operation.waitFor({ timeout: 20_000 });
    await operation.locator('[data-param-name=id]').first().waitFor();
    await soon(async () =>
      expect(await operation.locator('.opblock-section-request-body').innerText()).to.include(
        '"invitationId"',
      ),
    );
  });

  it('opens another operation from the reference itself', async () => {
    const shown = await open('/es/reference');
    await shown.locator('#docs .opblock').first().waitFor();
    await searchFor(shown, 'GET /shipments');
    await shown.keyboard.press('Enter');
    await shown.locator('#operations-shipments-listShipments.is-open').waitFor({ timeout: 20_000 });
  });

  it('finds a section without accents and case, and says when there is nothing', async () => {
    const shown = await open('/es/events');
    await searchFor(shown, 'COTIZACION a la carga');
    const first = shown.locator('.found a').first();
    await soon(async () =>
      expect(await first.innerText()).to.include('De la cotización a la carga'),
    );
    await expectAccessible(shown);
    await shown.getByRole('searchbox').fill('xyzzy');
    await shown.getByText('Sin resultados').waitFor();
    await shown.keyboard.press('Escape');
    await soon(async () => expect(await shown.locator('.found').isVisible()).to.equal(false));
  });

  it('changes the language of the page and keeps the page', async () => {
    const shown = await open('/es/errors');
    await shown.getByRole('link', { name: 'English' }).click();
    await shown.waitForURL('**/api/docs/en/errors');
    await soon(async () => expect(await shown.locator('h1').innerText()).to.equal('Errors'));
    await shown.locator('.next a').click();
    await shown.waitForURL('**/api/docs/en/limits');
  });

  async function searchFor(shown: Page, text: string) {
    await shown.getByRole('searchbox').fill(text);
    await shown.locator('.found a').first().waitFor();
  }
});

const SIDEWAYS = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const GROUND = 'getComputedStyle(document.documentElement).backgroundColor';
