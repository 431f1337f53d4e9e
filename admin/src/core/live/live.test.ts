import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { newPage } from '../../../../api/testing/browser.ts';
import { soon } from '../../../../api/testing/browser/soon.ts';
import { requestsOf } from '../../../../api/testing/connection.ts';
import { product } from '../../../../api/testing/product.ts';

/** Two users of one broker; the admin has two tabs, of which `first` reads the stream. */
describe('What others change', function () {
  this.timeout(180_000);
  let first: Page;
  let second: Page;
  let member: Page;
  let path: string;

  before(async () => {
    const { url } = await product();
    [second, member] = await Promise.all([
      newPage({ url, user: 'broker@puente.test', path: 'about:blank' }),
      newPage({ url, user: 'agent@puente.test', path: '/admin/locations' }),
    ]);
    first = await second.context().newPage();
    path = await createLocation(member);
  });

  after(() => Promise.all([second?.close(), member?.close()]));

  const shows = async (page: Page, text: string) => page.getByText(text).first().waitFor();

  it('is shown at once in both tabs, over one stream', async () => {
    const requests = [requestsOf(first, 'GET'), requestsOf(second, 'GET')];
    const opened = first.waitForResponse(/api.live\b/);
    for (const tab of [first, second]) {
      await tab.goto(path);
      await shows(tab, 'Patio Vivo');
    }
    await opened;
    await change(member, path, { name: 'Patio Despierto' });
    for (const tab of [first, second]) await shows(tab, 'Patio Despierto');
    expect(requests.flat().filter((one) => one === '/api/live')).to.have.length(1);
  });

  it('goes on in the other tab when the one with the stream is closed', async () => {
    const opened = second.waitForResponse(/api.live\b/);
    await first.close({ runBeforeUnload: true });
    await opened;
    await change(member, path, { name: 'Patio Siguiente' });
    await shows(second, 'Patio Siguiente');
  });

  it('does not overwrite what a person is typing, and says who changed the record', async () => {
    await second.goto(path.replace(/view$/, 'edit'));
    await second.getByLabel('Comentarios').fill('Portón azul');
    await change(member, path, { name: 'Patio Ajeno' });
    const note = second.getByRole('status').filter({ hasText: 'cambió este registro' });
    await note.waitFor();
    await soon(async () =>
      expect(await second.getByLabel('Nombre *').inputValue()).to.equal('Patio Siguiente'),
    );
    await note.getByRole('button', { name: 'Traer los cambios' }).click();
    await second.locator('[name=name][value="Patio Ajeno"]').waitFor();
    await soon(async () =>
      expect(await second.getByLabel('Comentarios').inputValue()).to.equal('Portón azul'),
    );
  });

  it('shows who else has the record open and who edits it, until that person leaves', async () => {
    await member.goto(path);
    await shows(second, 'Emilio tiene abierto este registro');
    await shows(member, 'Mariana está editando');
    await second.goto('/admin/locations');
    await member.getByText('Mariana está editando').waitFor({ state: 'detached', timeout: 60_000 });
    await second.goto(path);
    await shows(member, 'Mariana tiene abierto este registro');
    await second.goto('about:blank');
    await member.getByText('Mariana').waitFor({ state: 'detached', timeout: 60_000 });
  });
});

/** Creates a location as the user of a page; returns the path of its view. */
async function createLocation(page: Page): Promise<string> {
  const place = { name: 'Patio Vivo', city: 'Saltillo', state: 'MX-COA', country: 'MX' };
  const { id } = await call(page, 'POST', 'locations', place);
  return `/admin/locations/${id}/view`;
}

/** Changes the record of a view as the user of a page. */
async function change(page: Page, view: string, changes: object): Promise<void> {
  const [, record] = /admin\/(\w+\/[\w-]{36})/.exec(view)!;
  await call(page, 'PATCH', record!, changes);
}

async function call(page: Page, method: string, path: string, body: object) {
  const answer: { status: number; body: { id: string } } = await page.evaluate(
    `(async () => {
      const headers = { authorization: 'Bearer ' + localStorage.getItem('accessToken'), 'content-type': 'application/json' };
      const answer = await fetch('/api/${path}', { method: '${method}', headers, body: ${JSON.stringify(JSON.stringify(body))} });
      return { status: answer.status, body: await answer.json() };
    })()`,
  );
  expect(answer.status).to.be.oneOf([200, 201]);
  return answer.body;
}
