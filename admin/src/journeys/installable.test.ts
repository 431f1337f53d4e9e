import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { newPage, takeErrors } from '../../../api/testing/browser.ts';
import { product } from '../../../api/testing/product.ts';

describe('The portal on a phone', function () {
  this.timeout(120_000);
  let page: Page;
  const list = () => page.locator('main a[href*="/carrier/quotes/view"]').first();

  before(async function () {
    this.timeout(300_000);
    const { url } = await product();
    page = await newPage({ url, user: 'carrier@regio.test', width: 390, hasWorker: true });
    await list().waitFor();
    await until(`navigator.serviceWorker.controller`);
    await until(`caches.match('/admin/')`);
  });

  after(() => page.close());

  it('can be installed', async () => {
    const session = await page.context().newCDPSession(page);
    const { url, errors } = await session.send('Page.getAppManifest');
    expect({ path: new URL(url).pathname, errors }).to.deep.equal({
      path: '/manifest.webmanifest',
      errors: [],
    });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    const problems = installabilityErrors.map(({ errorId }) => errorId);
    expect(problems.filter((problem) => problem !== 'in-incognito')).to.deep.equal([]);
  });

  it('opens without a network, says so, and shows the list when it is back', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('Sin conexión').first().waitFor();
    await page.getByText('Esta página se abre sola').waitFor();
    const text = await page.locator('body').innerText();
    expect(text.match(/Sin conexión/g), 'how often it says so').to.have.length(1);
    expect(text).to.not.include('Algo salió mal');
    await page.context().setOffline(false);
    await list().waitFor();
    takeErrors(page);
  });

  it('says what fails where the server answers, but not with the permissions (it was loaded again and again)', async () => {
    let loads = 0;
    const count = () => void (loads += 1);
    await page.route('**/api/session', (route) => route.fulfill({ status: 503, json: {} }));
    page.on('load', count);
    await page.reload();
    const again = page.getByRole('button', { name: 'Recargar la página' });
    await again.waitFor();
    await page.waitForTimeout(1_000);
    expect(await again.isVisible()).to.equal(true);
    expect(loads).to.equal(1);
    page.off('load', count);
    await page.unroute('**/api/session');
    await again.click();
    await list().waitFor();
    takeErrors(page);
  });

  it('opens the page that was meant when a tab is reloaded while it waits for the server', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('Esta página se abre sola').waitFor();
    await page.reload();
    await page.getByText('Sin conexión').first().waitFor();
    await page.context().setOffline(false);
    await list().waitFor();
    takeErrors(page);
  });

  it('opens the new version, and forgets the one that was kept before it', async () => {
    await page.evaluate(`(async () => {
      const cache = await caches.open('page /admin/ 1000000000000');
      await cache.put('/admin/', new Response('<p>Una versión anterior</p>'));
      await cache.put('/admin/assets/old.js', new Response(''));
    })()`);
    await page.reload();
    await list().waitFor();
    await until(`caches.match('/admin/assets/old.js').then((kept) => !kept)`);
    const kept = await page.evaluate(`caches.match('/admin/').then((answer) => answer.text())`);
    expect(kept).to.include('<div id="root">');
  });

  it('keeps what the worker before had kept, and then nothing of that', async () => {
    await page.evaluate(`(async () => {
      const cache = await caches.open('anden-1');
      await cache.put('/answer', new Response('<p>Una versión anterior</p>'));
      await cache.put('/assets/old.js', new Response(''));
      (await navigator.serviceWorker.ready).active.postMessage('begin');
    })()`);
    await until(`caches.has('anden-1').then((has) => !has)`);
    const kept = await page.evaluate(`caches.match('/answer').then((answer) => answer.text())`);
    expect(kept).to.include('<html').and.not.to.include('anterior');
  });

  it('keeps pages and files, and nothing that the API answers', async () => {
    const kept = await page.evaluate<string[]>(`caches.keys()
      .then((names) => names.find((name) => name.startsWith('page /admin/ ')))
      .then((name) => caches.open(name))
      .then((cache) => cache.keys())
      .then((all) => all.map(({ url }) => new URL(url).pathname))`);
    expect(kept).to.include('/admin/');
    const others = kept.filter((path) => path !== '/admin/' && !/^\/(opened$|window\/)/.test(path));
    expect(others).to.satisfy((paths: string[]) =>
      paths.every((path) => /^\/(admin\/assets|icons)\//.test(path)),
    );
  });

  it('shares its service worker with the page that answers an invitation', async () => {
    await page.goto('/answer');
    await until(`caches.match('/answer')`);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().setOffline(false);
    takeErrors(page);
  });

  /** Waits until an expression, or what it resolves to, is true in the page. */
  async function until(expression: string): Promise<void> {
    await page.evaluate(`new Promise((done) => {
      const look = async () => ((await ${expression}) ? done() : requestAnimationFrame(look));
      void look();
    })`);
  }
});
