import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import { loadContract, operations } from '../core/contract/document.ts';
import { testServer } from '../testing/server.ts';
import { guide } from './index.ts';

const LOCALES = ['es', 'en'] as const;
const REMEDY = { es: 'Solución', en: 'Remedy' };
const OTHER = { es: 'en', en: 'es' };

describe('The guide at /api/docs', function () {
  this.timeout(30_000);
  let url: string;

  before(async () => {
    ({ url } = await testServer());
  });

  const get = (path: string, language = 'es') =>
    fetch(url + path, { redirect: 'manual', headers: { 'accept-language': language } });
  const read = async (path: string, language?: string) => (await get(path, language)).text();
  const source = (locale: string, page: string) =>
    readFileSync(new URL(`${locale}/${page}.md`, guide.folder), 'utf8');

  for (const locale of LOCALES) {
    it(`has its pages, the reference and links to every other page: ${locale}`, async () => {
      for (const name of [...guide.pages, 'reference']) {
        const answer = await get(`/api/docs/${locale}/${name}`);
        const html = await answer.text();
        expect([answer.status, answer.headers.get('content-type')], name).to.deep.equal([
          200,
          'text/html; charset=utf-8',
        ]);
        expect(html).to.include(`<html lang="${locale}">`).and.not.include('{{');
        for (const other of [...guide.pages, 'reference'])
          expect(html, name).to.include(`href="/api/docs/${locale}/${other}"`);
        expect(html).to.include(`href="/api/docs/${OTHER[locale]}/${name}" hreflang`);
      }
    });

    it(`loads nothing from elsewhere and has no script and no style in its pages: ${locale}`, async () => {
      for (const name of [...guide.pages, 'reference']) {
        const html = await read(`/api/docs/${locale}/${name}`);
        const loaded = [...html.matchAll(/<(?:link|script|img)[^>]*(?:src|href)="([^"]+)"/g)];
        expect(loaded).to.have.length.above(2);
        for (const [, path] of loaded) {
          expect(path).to.match(/^\/api\/docs\//);
          expect((await get(path!)).status, path).to.equal(200);
        }
        expect(html).not.to.match(/<script>|<script [^>]*>\s*[^<\s]|<style| style="/);
      }
    });

    it(`has the same links and code as the other language, apart from words: ${locale}`, () => {
      for (const page of guide.pages) {
        const [own, other] = [source(locale, page), source(OTHER[locale], page)];
        expect(shapeOf(own), page).to.deep.equal(shapeOf(other));
      }
    });

    it(`links only to pages and headings that exist: ${locale}`, async () => {
      for (const page of guide.pages) {
        const html = await read(`/api/docs/${locale}/${page}`);
        for (const [, name, id] of html.matchAll(/href="([a-z-]+)(?:#([^"]+))?"/g)) {
          const target = await get(`/api/docs/${locale}/${name}`);
          expect(target.status, name).to.equal(200);
          if (id) expect(await target.text()).to.include(`id="${id}"`);
        }
      }
    });

    it(`names operations that exist: ${locale}`, () => {
      const known = operations(loadContract()).map(
        ({ method, path }) => `${method.toUpperCase()} ${path}`,
      );
      const named = guide.pages.flatMap((page) =>
        [...source(locale, page).matchAll(/`((?:GET|POST|PATCH) \/[^`]+)`/g)].map(
          ([, name]) => name!,
        ),
      );
      expect(named).to.have.length.above(1);
      expect(named.filter((name) => !WEBHOOKS.test(name) && !known.includes(name))).to.deep.equal(
        [],
      );
    });

    it(`shows every error code of the contract with its status, meaning and remedy: ${locale}`, async () => {
      const html = await read(`/api/docs/${locale}/errors`);
      const { enum: codes, 'x-errors': table } = loadContract().components.schemas!
        .ErrorCode as unknown as Errors;
      expect(codes).to.have.length.above(50).and.to.have.members(Object.keys(table));
      for (const code of codes) {
        const { status, remedy, [locale]: meaning } = table[code]!;
        expect(remedy?.[locale], `remedy of ${code}`).to.be.a('string').and.match(/\.$/);
        const entry = new RegExp(`<div id="${code}"><dt>.*?</dt>(.*?)</div>`).exec(html)?.[1] ?? '';
        expect(plain(entry), code).to.equal(
          plain(`${meaning} ${REMEDY[locale]} ${remedy[locale]}`),
        );
        const heading = html.lastIndexOf('<h3>', html.indexOf(`id="${code}"`));
        expect(html.slice(heading)).to.match(new RegExp(`^<h3>HTTP ${status}</h3>`));
      }
    });

    it(`has an entry of the search for each code, operation and section: ${locale}`, async () => {
      const answer = await get(`/api/docs/${locale}/search.json`);
      const entries = (await answer.json()) as { title: string; text: string; url: string }[];
      const titles = entries.map(({ title }) => title);
      expect(titles).to.include.members(['KEY_SCOPE', 'POST /quotes/{id}/award', 'GET /quotes']);
      expect(titles.filter((title) => title.includes('›'))).to.have.length.above(15);
      expect(entries.filter(({ title, text }) => /<\w|&\w+;/.test(title + text))).to.deep.equal([]);
      expect(new Set(entries.map((entry) => entry.url)).size).to.equal(entries.length);
    });
  }

  it('opens at the first call, in the language of the browser, Spanish by default', async () => {
    const opened = async (language: string) =>
      (await get('/api/docs/', language)).headers.get('location');
    expect(await opened('en-US')).to.equal('/api/docs/en/first-call');
    for (const language of ['es-MX', 'fr', '*'])
      expect(await opened(language)).to.equal('/api/docs/es/first-call');
    expect((await get('/api/docs/')).headers.get('vary')).to.include('Accept-Language');
  });

  it('begins with the first call', async () => {
    for (const path of ['/api/docs/en', '/api/docs/en/'])
      expect((await get(path)).headers.get('location')).to.equal('/api/docs/en/first-call');
  });

  it('names the address of this server', async () => {
    expect(await read('/api/docs/es/first-call')).to.include(`ANDEN_URL=${url}`);
  });

  it('includes the files that its pages name', async () => {
    const html = await read('/api/docs/en/limits');
    expect(html).to.include('export async function call(path');
    const included = LOCALES.flatMap((locale) =>
      guide.pages.flatMap((page) => [...source(locale, page).matchAll(/include=(\S+)/g)]),
    );
    expect(included).to.have.length.above(1);
    for (const [, file] of included)
      expect(existsSync(new URL(file!, guide.folder)), file).to.equal(true);
  });
});

/** Operations that the page of events describes before they are in the contract. */
const WEBHOOKS = /\/webhooks/;

interface Errors {
  enum: string[];
  'x-errors': Record<
    string,
    Record<'es' | 'en', string> & { status: number; remedy: Record<'es' | 'en', string> }
  >;
}

/** The parts of a page that are equal in every language: its levels of headings, its links and its code without texts in it. */
function shapeOf(markdown: string) {
  return {
    headings: [...markdown.matchAll(/^#+ /gm)].map(([level]) => level),
    links: [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link),
    code: [...markdown.matchAll(/^```(?:bash|js)\b.*?^```/gms)].map(([block]) =>
      block.replace(/Rocío, \w+|(order|pedido)-/g, '…'),
    ),
  };
}

function plain(text: string): string {
  return text
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);|&(quot|amp|lt|gt);/g, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
