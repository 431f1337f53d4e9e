import { expect } from 'chai';
import { request } from 'node:http';
import { testServer } from '../../testing/server.ts';
import { ROOT } from '../runtime/env.ts';
import { loadPages } from './pages.ts';

/** The response to a request whose path is sent unchanged; fetch would normalize it. */
async function raw(path: string) {
  const { hostname, port } = new URL((await testServer()).url);
  return new Promise<{ status: number; policy: string | undefined; cache?: string; text: string }>(
    (resolve, reject) => {
      const sending = request({ hostname, port, path, agent: false }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            policy: answer.headers['content-security-policy'] as string | undefined,
            cache: answer.headers['cache-control'],
            text,
          }),
        );
      });
      sending.on('error', reject);
      sending.end();
    },
  );
}

describe('The sites', () => {
  before(async function () {
    this.timeout(30_000);
    await testServer();
  });

  it('serve nothing from outside their directories', async () => {
    for (const path of [
      '/assets/..%2f..%2fpackage.json',
      '/assets/../../package.json',
      '/admin/../../package.json',
      '/admin/%2e%2e%2f%2e%2e%2fpackage.json',
      '/..%5c..%5cpackage.json',
      '//etc/passwd',
      '/admin//etc/passwd.txt',
      '/.env',
    ]) {
      const { status, text } = await raw(path);
      expect(status, path).to.equal(404);
      expect(text, path).not.to.match(/"dependencies"|root:/);
    }
  });

  it('send the security headers with the 404 for malformed paths, which were 400 and 403 without them', async () => {
    for (const path of ['/%E0%A4%A', '/%00', '/admin/%E0%A4%A.js', '/%2e%2e/x', '/nowhere']) {
      const { status, policy } = await raw(path);
      expect(status, path).to.equal(404);
      expect(policy, path).to.include("default-src 'none'");
    }
  });

  it('contain PUBLIC_URL in the sitemap, robots.txt and pages, and no placeholder', async () => {
    const { url } = await testServer();
    for (const path of ['/', '/en/carriers', '/sitemap.xml', '/robots.txt']) {
      const { status, text } = await raw(path);
      expect(status, path).to.equal(200);
      expect(text, path).to.include(url).and.not.to.include('public-url.invalid');
    }
    const { env } = await testServer();
    const { text } = await raw('/notice_of_privacy');
    expect(text).to.include(`a los ${env.keptDays.mails} días`).and.not.include('{kept.');
    for (const path of ['/index.html', '/carriers/index.html', '/404.html'])
      expect((await raw(path)).text, path).not.to.include('public-url.invalid');
  });

  it('have an icon where a browser looks for that of an answer without a page, such as a file', async () => {
    const { url } = await testServer();
    const answer = await fetch(`${url}/favicon.ico`);
    expect(answer.status).to.equal(200);
    expect(answer.headers.get('content-type')).to.match(/^image\//);
  });

  it('have the development pages only outside production', async () => {
    for (const path of ['/session', '/test', '/en/test'])
      expect((await raw(path)).status, path).to.equal(200);
    const { env } = await testServer();
    const { find } = await loadPages(`${ROOT}/landing/dist`, { ...env, mode: 'production' });
    expect(find('/carriers')).to.be.a('function');
    for (const path of ['/session', '/session/', '/test', '/en/session', '/en/test'])
      expect(find(path), path).to.equal(undefined);
  });

  it('send files of code compressed as the browser takes them, and cached for a year', async () => {
    const { url } = await testServer();
    const index = await (await fetch(`${url}/admin/`)).text();
    const script = /src="(\/admin\/assets\/[^"]+\.js)"/.exec(index)![1]!;
    const size = async (accepted: string, encoding: string | null) => {
      const headers = { 'accept-encoding': accepted };
      const answer = await fetch(url + script, { headers });
      expect(answer.headers.get('content-encoding'), accepted).to.equal(encoding);
      expect(answer.headers.get('content-type')).to.match(/^(text|application)\/javascript/);
      expect(answer.headers.get('vary')).to.match(/accept-encoding/i);
      expect(answer.headers.get('cache-control')).to.equal('max-age=31536000,immutable');
      const length = Number(answer.headers.get('content-length'));
      await answer.arrayBuffer();
      return length;
    };
    const plain = await size('identity', null);
    expect(await size('gzip, deflate', 'gzip')).to.be.below(plain / 2);
    expect(await size('gzip, deflate, br', 'br')).to.be.below(plain / 2);
  });

  it('answer unknown paths with the public site’s 404 page, with no-cache', async () => {
    const { status, text, cache } = await raw('/nowhere');
    expect(status).to.equal(404);
    expect(text).to.match(/<html lang="es/);
    expect(cache).to.equal('no-cache');
  });
});
