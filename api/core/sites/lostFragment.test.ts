import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logged, testServer } from '../../testing/server.ts';
import * as modules from '../../process/modules.ts';
import type { Module } from '../modules/module.ts';
import type { LinkDefinition } from '../../platform/links/index.ts';
import { ROOT } from '../runtime/env.ts';
import { meantBy } from './lostFragment.ts';

const TOKEN = 'AbCdEf-_12'.repeat(6) + 'AbCdE';
const pages = (Object.values(modules) as Module[])
  .flatMap(({ links = [] }) => links as LinkDefinition[])
  .flatMap(({ paths }) => (paths ? [paths.es, paths.en] : []));

describe('A link in which a mail program wrote %23 for #', function () {
  this.timeout(60_000);

  const get = async (path: string, method = 'GET') =>
    fetch((await testServer()).url + path, { method, redirect: 'manual' });
  const expectMeant = async (path: string, meant: string, method?: string) => {
    const { status, headers } = await get(path, method);
    expect([status, headers.get('location')], path).to.deep.equal([302, meant]);
    expect(headers.get('referrer-policy')).to.equal('no-referrer');
    expect(headers.get('cache-control')).to.equal('no-store');
  };

  it('leads to the page that was meant: each page of a link in both languages, and those of the admin', async () => {
    expect(pages).to.include.members(['/moves', '/en/moves', '/answer', '/en/answer']);
    for (const page of [...pages, '/', '/en', '/admin/passport', '/admin/quotes', '/profile']) {
      await expectMeant(`${page}%23${TOKEN}`, `${page}#${TOKEN}`);
      await expectMeant(
        `${page}/%23${TOKEN}`,
        `${page.replace(/^\/$/, '')}/#${TOKEN}`.replace(/^\/\//, '/'),
      );
    }
    await expectMeant(`/moves%23${TOKEN}`, `/moves#${TOKEN}`, 'HEAD');
  });

  it('does so encoded twice, with what a program added, and with the query before the fragment', async () => {
    await expectMeant(`/moves%2523${TOKEN}`, `/moves#${TOKEN}`);
    await expectMeant(`/moves%252523${TOKEN}.`, `/moves#${TOKEN}.`);
    await expectMeant(`/answer%23${TOKEN}?utm_source=mail`, `/answer?utm_source=mail#${TOKEN}`);
    await expectMeant(`/price?answer=accept%23${TOKEN}`, `/price?answer=accept#${TOKEN}`);
    await expectMeant(
      `/price?answer=accept%23${TOKEN}&utm_source=mail`,
      `/price?answer=accept&utm_source=mail#${TOKEN}`,
    );
  });

  it('never leads to another site, and leaves filters and calls of the API as they are', async () => {
    expect(meantBy(`//evil.example%23${TOKEN}`)).to.equal(`/evil.example#${TOKEN}`);
    expect(meantBy(`/\\evil.example%23${TOKEN}`)).to.equal(`/evil.example#${TOKEN}`);
    expect(meantBy('/admin/quotes?filter=%7B%22q%22%3A%22%23%205%22%7D')).to.equal(undefined);
    expect((await get('/api/quotes%23x')).status).to.equal(404);
  });

  it('is never written to a log with its token: neither by us, nor by nginx', async () => {
    const lines = await logged(async () => {
      for (const path of [`/moves%23${TOKEN}`, `/en/moves/%23${TOKEN}`, `/moves%2523${TOKEN}`])
        await get(path);
    });
    expect(lines.join('')).to.include('"status":302').and.not.include(TOKEN.slice(0, 20));
    const site = await readFile(join(ROOT, 'docs/nginx.conf'), 'utf8');
    for (const path of [
      `/moves%23${TOKEN}`,
      `/moves?answer=x%23${TOKEN}`,
      `/x%2523${TOKEN}`,
      `/${TOKEN}`,
    ])
      expect(loggedByNginx(site, path), path).to.not.include(TOKEN.slice(0, 20));
    expect(loggedByNginx(site, '/api/quotes/0d3ff1a2-1111-4222-8333-444455556666?q=Lobo')).to.equal(
      '/api/quotes/0d3ff1a2-1111-4222-8333-444455556666',
    );
    expect(site.match(/access_log \S+ anden;/g), 'in each server').to.have.lengthOf(2);
  });
});

/** Looks an address up in the map of nginx.conf: the text of the first expression that matches. */
function loggedByNginx(site: string, uri: string): string {
  const [, body] = /map \$request_uri \$anden_path \{\n([\s\S]*?)\n\}/.exec(site)!;
  const rules = [...body!.matchAll(/"~(.+?)" "?([^";]+)"?;/g)];
  for (const [, pattern, text] of rules) {
    const match = new RegExp(pattern!).exec(uri);
    if (match) return text!.replace(/\$(\w+)/g, (_, name: string) => match.groups![name]!);
  }
  throw new Error(`No rule matches ${uri}`);
}
