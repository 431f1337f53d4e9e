import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { newPage, takeErrors } from '../api/testing/browser.ts';
import { cutNetwork } from '../api/testing/browser/cutNetwork.ts';
import { startReleases } from '../api/testing/releases.ts';
import { testServer } from '../api/testing/server.ts';

describe('Pages of links that were opened before', function () {
  this.timeout(180_000);
  const opened = ['/en/moves', '/proof_documents', '/answer'];
  let product: Awaited<ReturnType<typeof startReleases>>;
  let page: Page;

  before(async () => {
    product = await startReleases((await testServer()).url);
    page = await newPage({ url: product.url, width: 390, hasWorker: true });
    for (const path of opened) await open(path);
  });

  after(async () => {
    await page.context().close();
    product.cut();
  });

  it('open all without a network and with an empty cache of the browser, not only the last one', async () => {
    await withoutNetwork(async () => {
      for (const path of opened) {
        await page.goto(`${path}#token`);
        expect(await missingFiles(), path).to.deep.equal([]);
      }
    });
  });

  it('open in the language in which they were opened', async () => {
    await withoutNetwork(async () => {
      await page.goto('/moves#token');
      await page.waitForURL('**/en/moves#token');
    });
  });

  it('open while a proxy only says that the server behind it is down', async () => {
    product.now.isDown = true;
    await page.goto('/answer#token');
    expect(await missingFiles()).to.deep.equal([]);
    product.now.isDown = false;
    await leave();
  });

  it('go on finding their files after the product was updated, until they are opened again', async () => {
    await page.goto('/answer');
    const other = await page.context().newPage();
    Object.assign(product.now, { release: 2, listOf: 2 });
    await open('/answer', other);
    await until(async () => (await kept('/answer')).length === 2);
    const files = await scripts();
    expect(files.join()).to.include('/assets/1/');
    expect((await fetch(files[0]!)).status, 'of the server').to.equal(404);
    const statuses = `Promise.all(${JSON.stringify(files)}.map((file) => fetch(file).then((answer) => answer.status)))`;
    expect(await page.evaluate(statuses)).to.deep.equal(files.map(() => 200));
    await other.close();
    await page.goto('/api/health');
    await open('/answer');
    await until(async () => (await kept('/answer')).length === 1);
    expect((await scripts()).join()).to.include('/assets/2/');
  });

  it('open as they were, when they were not opened since the product was updated', async () => {
    await withoutNetwork(async () => {
      await page.goto('/en/moves#token');
      expect((await scripts()).join()).to.include('/assets/1/');
      expect(await missingFiles()).to.deep.equal([]);
    });
  });

  it('are forgotten after 30 days', async () => {
    await page.goto('/answer');
    const [name] = await kept('/proof_documents');
    const monthAgo = Date.now() - 31 * 24 * 60 * 60 * 1000;
    await page.evaluate(`caches.open('${name}')
      .then((cache) => cache.put('/opened', new Response('${monthAgo}')))`);
    await until(async () => {
      await page.reload();
      return (await kept('/proof_documents')).length === 0;
    });
    expect(await kept('/answer')).to.have.lengthOf(1);
  });

  it('stay as they were when the list of files is of another release than the page', async () => {
    const before = await kept('/answer');
    product.now.release = 3;
    await page.goto('/answer');
    product.now.listOf = 3;
    await open('/border');
    expect(await kept('/answer')).to.deep.equal(before);
  });

  /** Opens a page, and waits until it is kept. */
  async function open(path: string, window = page): Promise<void> {
    await window.goto(path);
    await until(async () => (await kept(path)).length > 0);
  }

  /** The names of the whole versions of a page that are kept. */
  function kept(path: string): Promise<string[]> {
    return page.evaluate(`(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('page ${path} '));
      const whole = await Promise.all(names.map((name) => caches.match('${path}', { cacheName: name })));
      return names.filter((_, at) => whole[at]);
    })()`);
  }

  /** The addresses of the module scripts that the page names. */
  function scripts(): Promise<string[]> {
    return page.evaluate(
      `[...document.querySelectorAll('script[type=module]')].map(({ src }) => src)`,
    );
  }

  /** Those that cannot be run with all that they import, and the style sheets that are not there. */
  function missingFiles(): Promise<string[]> {
    return page.evaluate(`(async () => {
      const all = [...document.querySelectorAll('script[type=module]')].map(({ src }) => src);
      const loaded = await Promise.all(all.map((src) => import(src).then(() => true, () => false)));
      const styles = [...document.querySelectorAll('link[rel=stylesheet]')];
      return [...all.filter((_, at) => !loaded[at]), ...styles.filter(({ sheet }) => !sheet).map(({ href }) => href)];
    })()`);
  }

  /** Works with the network cut and the browser's own cache emptied. */
  async function withoutNetwork(work: () => Promise<void>): Promise<void> {
    await cutNetwork(page, product);
    await work().finally(() => product.join());
    await leave();
  }

  /** Leaves the page, whose calls without an answer are no errors of this test. */
  async function leave(): Promise<void> {
    await page.goto('/api/health');
    takeErrors(page);
  }
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
}
