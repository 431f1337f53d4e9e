import { expect } from 'chai';
import { testServer } from '../../testing/server.ts';
import { type Contract, loadContract, type Operation, operations } from '../contract/document.ts';

describe('The contract', () => {
  const get = async (path: string) =>
    fetch(`${(await testServer()).url}${path}`, { redirect: 'manual' });

  before(async function () {
    this.timeout(30_000);
    await testServer();
  });

  it('is served at /api/openapi.json', async () => {
    const answer = await get('/api/openapi.json');
    expect(answer.headers.get('content-type')).to.match(/^application\/json/);
    expect(await answer.json()).to.deep.equal(JSON.parse(JSON.stringify(loadContract())));
  });

  it('is found without a final slash', async () => {
    const redirect = await get('/api/docs');
    expect(redirect.status).to.equal(302);
    expect(redirect.headers.get('location')).to.equal('/api/docs/');
  });

  it('is browsable at /api/docs, without external resources', async () => {
    const page = await (await get('/api/docs/es/reference')).text();
    const sources = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source!);
    expect(sources).to.have.length.above(1);
    for (const source of sources) {
      expect(source).not.to.match(/^(https?:)?\/\//);
      const file = await get(new URL(source, 'http://x/api/docs/es/reference').pathname);
      expect(file.status, source).to.equal(200);
    }
    expect(page).not.to.match(/<script>|<script [^>]*>\s*[^<\s]/);
  });

  it('is served to the page by operation, each with what it refers to in place', async () => {
    const outline = await (await get('/api/docs/outline.json')).text();
    expect(outline.length).to.be.lessThan(150_000);
    expect(Object.keys((JSON.parse(outline) as Contract).paths)).to.deep.equal(
      Object.keys(loadContract().paths),
    );
    const some = operations(loadContract()).filter((_, index) => index % 10 === 0);
    for (const { operation } of some) {
      const answer = await get(`/api/docs/operations/${operation.operationId}.json`);
      const text = await answer.text();
      expect(text.length, operation.operationId).to.be.lessThan(150_000);
      expect(text).not.to.include('"$ref"');
      expect((JSON.parse(text) as Operation).parameters).to.have.length(
        operation.parameters!.length,
      );
    }
    expect((await get('/api/docs/operations/x.json')).status).to.equal(404);
  });

  it('serves no other files of the package or the project', async () => {
    for (const path of [
      '/api/docs/../../package.json',
      '/api/docs/%2e%2e%2fpackage.json',
      '/api/docs/x',
      '/api/docs/index.html',
      '/api/docs/constructor',
      '/api/docs/es/first-call.md',
      '/api/docs/fr/first-call',
      '/api/docs/es/../../../package',
      '/api/docs/swagger-initializer.js',
      '/api/docs/package.json',
      '/api/docs/.npmrc',
    ]) {
      expect((await get(path)).status, path).to.equal(404);
    }
  });
});
