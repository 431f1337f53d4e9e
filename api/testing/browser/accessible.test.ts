import { AssertionError, expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessibleOnce } from '../accessible.ts';
import { newPage } from '../browser.ts';

describe('A page whose elements passed the check of accessibility', () => {
  let page: Page;

  before(async () => (page = await newPage()));
  after(() => page.close());

  it('is checked again when an element is added, and until it passes', async () => {
    const items = ['Regio', 'Lobo'].map((name) => `<li>${name}</li>`);
    await show(`<ul>${items.join('')}</ul>`);
    await expectAccessibleOnce(page);
    await show(`<ul>${items.join('')}<li><img src="/favicon.svg"></li></ul>`);
    await expectRefused('image-alt');
    await expectRefused('image-alt');
  });

  it('is checked again when a color or an element around the main one changes', async () => {
    await show('<p style="color: #333">Lobo</p>');
    await expectAccessibleOnce(page);
    await show('<p style="color: #ddd">Lobo</p>');
    await expectRefused('color-contrast');
    await show('<p style="color: #333">Lobo</p>', '<nav><button></button></nav>');
    await expectRefused('button-name');
  });

  it('is not checked again when only its texts differ', async () => {
    await show('<p title="Regio">Regio</p>');
    await expectAccessibleOnce(page);
    await page.evaluate(`axe.run = () => { throw new Error('axe ran') }`);
    await page.evaluate(`document.querySelector('p').textContent = 'Lobo'`);
    await expectAccessibleOnce(page);
  });

  /** Shows the elements in a page of its own: what stands in a page of the server obeys that page's Content-Security-Policy. */
  async function show(main: string, around = '') {
    await page.goto('about:blank');
    const body = `${around}<main><h1>Transportistas</h1>${main}</main>`;
    await page.setContent(`<html lang="es"><title>Andén</title><body>${body}</body></html>`);
  }

  async function expectRefused(rule: string) {
    const error = await expectAccessibleOnce(page).catch((refused: unknown) => refused);
    expect(error).to.be.instanceOf(AssertionError);
    expect(String(error)).to.include(rule);
  }
});
