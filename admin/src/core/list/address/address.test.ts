import type { Page } from 'playwright-core';
import { buildCompany, buildCustomer } from '../../../../../api/network/companies/test/factory.ts';
import { buildQuote } from '../../../../../api/quoting/quotes/test/factory.ts';
import { buildRoute } from '../../../../../api/quoting/routes/test/factory.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { testServer } from '../../../../../api/testing/server.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

describe('A list that is opened by a link', function () {
  this.timeout(60_000);
  let page: Page, reference: string, userId: string;

  before(async () => {
    const { id: companyId } = await buildCompany();
    const user = await buildUser({ companyId });
    userId = user.id;
    ({ reference } = await buildQuote({ companyId, status: 'rated' }));
    page = await newPage({ user: user.email, path: 'about:blank' });
  });

  after(() => page.close());

  it('shows the quotes of {"status":"rated"} (which ended in an error page)', async () => {
    await open({ filter: '{"status":"rated"}' });
    await page.getByRole('combobox', { name: 'Estatus' }).getByText('Con tarifas').waitFor();
  });

  it('names the parts of the link that it leaves out (the list could not be read)', async () => {
    await open({ filter: '{"status":["lost"],"colour":"red"}', sort: 'colour', page: '-1' });
    await page
      .getByText(
        'Esta lista no admite, y se omitió: filtro «Estatus», filtro «Colour», orden, página',
      )
      .waitFor();
    await page.waitForURL((url) => url.search === '?filter=%7B%7D');
  });

  it('ignores a filter that is not JSON, a page size of a million and a page of ten digits', async () => {
    await open({ filter: '{"status":', perPage: '1000000', page: '9999999999' });
    await page.getByText('se omitió: filtros, filas por página, página').waitFor();
  });

  it('shows the first page when the link asks for one beyond the end, and says so', async () => {
    await open({ filter: '{}', page: '7' });
    await page.getByText('La lista no llega a la página 7; se muestra la primera').waitFor();
  });

  it('applies what still fits of a saved view', async () => {
    const { db } = await testServer();
    await db('saved_queries').insert({
      userId,
      resource: 'quotes',
      name: 'De antes',
      query: {
        filter: { status: 'rated', colour: 'red' },
        sort: { field: 'colour', order: 'ASC' },
      },
    });
    await page.goto('/admin/quotes');
    await page.getByRole('button', { name: 'Vistas' }).click();
    await page.getByRole('menuitem', { name: 'De antes' }).click();
    await page.getByText('se omitió: filtro «Colour», orden').waitFor();
    await page.waitForURL((url) => url.searchParams.get('filter') === '{"status":["rated"]}');
    await page.getByRole('link', { name: reference }).waitFor();
  });

  it('leaves out filters that the role may not use, and says so (an error page was shown)', async () => {
    const broker = await buildCompany();
    const customer = await buildCustomer(broker);
    const route = await buildRoute({ companyId: broker.id, customerId: customer.id });
    const { email } = await buildUser({ type: 'shipper', companyId: customer.id });
    const shippers = await newPage({ user: email, path: 'about:blank' });
    const filter = { carrierId: customer.id, frequency: 'weekly', assigned: true };
    await shippers.goto(`/admin/routes?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);
    await shippers.getByText('se omitió: filtro «Transportista»').waitFor();
    await shippers.getByRole('link', { name: route.reference }).waitFor();
    await shippers.waitForURL((url) => url.searchParams.get('filter') === '{"frequency":"weekly"}');
    await shippers.close();
  });

  async function open(query: Record<string, string>) {
    await page.goto(`/admin/quotes?${new URLSearchParams(query)}`);
    await page.getByRole('link', { name: reference }).waitFor();
  }
});
