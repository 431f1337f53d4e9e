import type { Page } from 'playwright-core';
import { expectPlainText } from '../../../api/testing/browser/plainText.ts';
import { newPage, visit } from '../../../api/testing/browser.ts';
import { product } from '../../../api/testing/product.ts';

/** Whose views of which records are read; every list and form is read with the paths of the admin. */
const RECORDS = {
  'root@anden.test': [
    'users',
    'companies',
    'carriers',
    'routes',
    'quotes',
    'shipments',
    'locations',
  ],
  'broker@puente.test': ['quotes', 'shipments', 'routes'],
  'carrier@regio.test': ['shipments'],
};

describe('the texts of the pages', function () {
  this.timeout(180_000);

  for (const [user, resources] of Object.entries(RECORDS)) {
    it(`has no codes and times as machines write them: ${user}`, async () => {
      const { url } = await product();
      const page = await newPage({ url, user });
      for (const resource of resources)
        for (const id of await someIds(page, resource)) {
          for (const tab of ['', '?tab=history']) {
            await visit(page, `/admin/${resource}/${id}/view${tab}`);
            await expectPlainText(page);
          }
        }
      await page.close();
    });
  }

  it('names a price by its country and date in words (its page was titled "MX 2026-11-16")', async () => {
    const { url } = await product();
    const page = await newPage({ url, user: 'root@anden.test' });
    for (const [resource, title] of [
      ['diesel_prices', /^Editar precio: (México|Estados Unidos), \d+ \p{L}{3,4} \d{4}$/u],
      ['exchange_rates', /^Editar tipo de cambio: \d+ \p{L}{3,4} \d{4}$/u],
    ] as const) {
      const [id] = await someIds(page, resource);
      await visit(page, `/admin/${resource}/${id}/edit`);
      await page.getByText(title).first().waitFor();
    }
    await page.close();
  });
});

/** The ids of the first and the last record of a resource. */
async function someIds(page: Page, resource: string): Promise<string[]> {
  const ids = await page.evaluate(async (name) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const found = await fetch(`/api/${name}?limit=100`, { headers });
    return ((await found.json()) as { id: string }[]).map(({ id }) => id);
  }, resource);
  return [ids[0], ids.at(-1)].filter((id) => id !== undefined);
}
