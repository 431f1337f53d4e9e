import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { newPage, visit } from '../../api/testing/browser.ts';
import { product } from '../../api/testing/product.ts';

/** Codes and times as machines write them: MX-NLE, 2026-11-23T14:00:00Z, 2026-11-23, GMT-6, America/Monterrey. */
const RAW =
  /\b(MX|US)-[A-Z]{2,3}\b|\b\d{4}-\d\d-\d\d(T\d\d:\d\d)?|\b(GMT|UTC)[+-]\d|\b(America|Pacific)\/\w+/;

/** Per user the lists of records, the views of some records of each, and other pages. */
const PAGES: Record<string, { records: string[]; others?: string[] }> = {
  'root@anden.test': {
    records: ['users', 'companies', 'carriers', 'routes', 'quotes', 'shipments', 'locations'],
    others: ['history', 'diesel', 'diesel/exchange_rates', 'inquiries', 'validations', 'contacts'],
  },
  'broker@puente.test': { records: ['quotes', 'shipments', 'routes'], others: ['notifications'] },
  'carrier@regio.test': {
    records: ['shipments'],
    others: ['carrier/quotes', 'carrier/history', 'carrier/routes', 'carrier/documents'],
  },
};

describe('what a person reads', function () {
  this.timeout(180_000);

  for (const [user, { records, others = [] }] of Object.entries(PAGES)) {
    it(`has no codes and times as machines write them: ${user}`, async () => {
      const { url } = await product();
      const page = await newPage({ url, user });
      for (const path of [...records, ...others]) await expectPlain(page, `/admin/${path}`);
      for (const resource of records)
        for (const id of await someIds(page, resource)) {
          await expectPlain(page, `/admin/${resource}/${id}/view`);
          await expectPlain(page, `/admin/${resource}/${id}/view?tab=history`);
        }
      await page.close();
    });
  }
});

async function expectPlain(page: Page, path: string) {
  await visit(page, path);
  await page.waitForFunction(isRead);
  const text = await page.getByRole('main').innerText();
  const raw = RAW.exec(text)?.index;
  const found = raw === undefined ? '' : text.slice(Math.max(0, raw - 60), raw + 60);
  expect(found, path).to.equal('');
}

/** Whether the page shows what it read: text, and nothing that stands for what is still to come. */
function isRead(): boolean {
  const main = document.querySelector('main');
  const waits = main?.querySelector(
    '.MuiSkeleton-root, [aria-busy=true], [class*=Progress-indeterminate]',
  );
  return !waits && (main?.innerText ?? '').trim().length > 20;
}

/** The ids of the first and the last record of a resource. */
async function someIds(page: Page, resource: string): Promise<string[]> {
  const ids = await page.evaluate(async (name) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const found = await fetch(`/api/${name}?limit=100`, { headers });
    return ((await found.json()) as { id: string }[]).map(({ id }) => id);
  }, resource);
  return [ids[0], ids.at(-1)].filter((id) => id !== undefined);
}
