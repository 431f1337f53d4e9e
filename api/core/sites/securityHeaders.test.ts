import { expect } from 'chai';
import { testServer } from '../../testing/server.ts';

describe('Headers', () => {
  const get = async (path: string, init: RequestInit = {}) =>
    fetch(`${(await testServer()).url}${path}`, { redirect: 'manual', ...init });

  before(async function () {
    this.timeout(30_000);
    await testServer();
  });

  it('allow another origin to call the API and to read the headers that it needs', async () => {
    const origin = 'https://tms.example';
    const answer = await get('/api/health', { headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).to.be.oneOf([origin, '*']);
    expect(answer.headers.get('access-control-expose-headers')).to.match(/Content-Range/);
    const preflight = await get('/api/quotes', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PATCH' },
    });
    expect(preflight.status).to.equal(204);
    expect(preflight.headers.get('access-control-allow-headers')).to.match(/If-Match/);
    expect(preflight.headers.get('access-control-allow-methods')).to.match(/PATCH/);
  });

  it('allow no credentials in calls from another origin', async () => {
    const answer = await get('/api/health', { headers: { origin: 'https://tms.example' } });
    expect(answer.headers.get('access-control-allow-credentials')).to.equal(null);
  });

  it('allow another origin nothing at the operations of the session cookie', async () => {
    for (const verb of ['', '/start', '/renew', '/renew/', '/end'])
      for (const method of ['OPTIONS', 'POST']) {
        const asked = { origin: 'https://tms.example', 'access-control-request-method': 'POST' };
        const answer = await get(`/api/session/token${verb}`, { method, headers: asked });
        expect(answer.status, method + verb).to.be.within(400, 499);
        expect([...answer.headers.keys()].join()).to.not.include('access-control');
      }
  });

  it('allow pages to call this origin only', async () => {
    const policy = (await get('/admin/')).headers.get('content-security-policy');
    expect(policy).to.match(/connect-src 'self'(;|$)/);
  });

  it('allow another origin to read errors', async () => {
    const answer = await get('/api/users', { headers: { origin: 'https://tms.example' } });
    expect(answer.status).to.equal(401);
    expect(answer.headers.get('access-control-allow-origin')).to.be.a('string');
    expect(answer.headers.get('access-control-expose-headers')).to.match(/WWW-Authenticate/);
  });

  for (const path of [
    '/api/health',
    '/api/users',
    '/api/docs/',
    '/admin/',
    '/',
    '/form',
    '/en/carriers',
  ]) {
    it(`of ${path} forbid framing and foreign or inline scripts`, async () => {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy')!;
      expect(policy).to.include("default-src 'none'").and.include("frame-ancestors 'none'");
      expect(/script-src ([^;]*)/.exec(policy)![1]).to.equal("'self'");
      expect(headers.get('x-content-type-options')).to.equal('nosniff');
      expect(headers.get('x-powered-by')).to.equal(null);
    });
  }

  it('allow images only from this origin and from IMAGE_HOSTS', async () => {
    const policy = (await get('/admin/')).headers.get('content-security-policy')!;
    const sources = /img-src ([^;]*)/.exec(policy)![1]!.split(' ');
    expect(sources).to.include("'self'").and.not.include('https:').and.not.include('*');
  });

  it('forbid inline styles, except on pages whose library needs them', async () => {
    const style = async (path: string) =>
      /style-src ([^;]*)/.exec((await get(path)).headers.get('content-security-policy')!)![1];
    for (const path of ['/', '/form', '/en/carriers', '/nowhere', '/api/health'])
      expect(await style(path), path).not.to.include('unsafe-inline');
    for (const path of ['/admin/', '/profile', '/api/docs/'])
      expect(await style(path), path).to.include('unsafe-inline');
  });

  it('have a request id, and forbid caching of API responses', async () => {
    const { headers } = await get('/api/health');
    expect(headers.get('x-request-id')).to.match(/^[0-9a-f-]{36}$/);
    expect(headers.get('cache-control')).to.equal('no-store');
  });
});
