import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { settled } from './looks.ts';

/** Texts that must not be shown: MX-NLE, 2026-11-23T14:00:00Z, 2026-11-23, GMT-6, America/Monterrey, and 7.6 % with a space. */
const RAW =
  /\b(MX|US)-[A-Z]{2,3}\b|\b\d{4}-\d\d-\d\d(T\d\d:\d\d)?|\b(GMT|UTC)[+-]\d|\b(America|Pacific)\/\w+|\d %/;

/** Fails if the page's text, once it has loaded, holds a code or a time such as these. */
export async function expectPlainText(page: Page): Promise<void> {
  await settled(page);
  const text = await page.getByRole('main').innerText();
  const raw = RAW.exec(text)?.index;
  const found = raw === undefined ? '' : text.slice(Math.max(0, raw - 60), raw + 60);
  expect(found, page.url()).to.equal('');
}
