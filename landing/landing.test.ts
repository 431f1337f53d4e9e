import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'chai';
import { build } from 'vite';
import { ORIGIN } from './prerender.ts';

const names = ['', 'carriers/', 'request_quote/', 'form/', 'new_route/', 'notice_of_privacy/'];
/** Pages that only a development server answers. */
const internal = ['session/', 'test/'];
/** Pages that only a public link opens. */
const unlisted = [
  'answer/',
  'price/',
  'confirmation/',
  'document/',
  'proof_documents/',
  'tracking/',
  'packet/',
  'carta_porte/',
  'border/',
  'moves/',
];
const at = (prefix: string) =>
  [...names, ...internal, ...unlisted].map((name) => `${prefix}${name}index.html`);
const pages = { es: at(''), en: at('en/') };
const listed = (page: string) => ![...internal, ...unlisted].some((name) => page.includes(name));
/** Headings that are equal in both languages. */
const SAME: Record<string, string[]> = {
  'index.html': ['Software', 'Premium'],
  'carta_porte/index.html': ['Carta Porte'],
};

const allPages = [...pages.es, ...pages.en, '404.html'];

describe('The built public site', () => {
  let directory: string;
  let files: Set<string>;
  const html = new Map<string, string>();

  before(async function () {
    this.timeout(60_000);
    directory = await mkdtemp(join(tmpdir(), 'anden-landing-'));
    await buildInto(directory);
    files = new Set(await readdir(directory, { recursive: true }));
    for (const page of allPages) html.set(page, await readFile(join(directory, page), 'utf8'));
  });

  /** These files and all that they import, directly or not, in brotli. */
  async function bytesOf(paths: string[]): Promise<number> {
    const all = new Set(paths);
    let bytes = 0;
    for (const path of all) {
      const content = await readFile(join(directory, path));
      if (path.endsWith('.js')) for (const next of importsOf(content)) all.add(next);
      bytes += brotliCompressSync(content).length;
    }
    return bytes;
  }

  after(() => rm(directory, { recursive: true, force: true }));

  it('has every page, with one title, one h1, one main and a description', () => {
    for (const [page, text] of html) {
      for (const tag of ['title', 'h1', 'main'])
        expect(count(text, `<${tag}[ >]`), page).to.equal(1);
      expect(text, page).to.match(/<meta name="description" content="[^"]{20,}"/);
    }
  });

  it('can be read without JavaScript', () => {
    expect(html.get('index.html')).to.include('Agencia aduanal').and.to.include('Transportistas');
    expect(html.get('en/index.html')).to.include('Customs-agency').and.to.include('Carriers');
  });

  it('has the language that its pages declare, and links to their translations', () => {
    for (const page of pages.es) expect(html.get(page)).to.include('<html lang="es-MX"');
    for (const page of pages.en) expect(html.get(page)).to.include('<html lang="en-US"');
    for (const page of [...pages.es, ...pages.en].filter(listed)) {
      const alternates = attributes(html.get(page)!, /<link rel="alternate"[^>]*href="([^"]+)"/gi);
      expect(alternates.map(pathOf).map(fileOf), page).to.include.members(
        [...files].filter(sameAs(page)),
      );
    }
  });

  it('translates every section', () => {
    for (const [index, page] of pages.es.entries()) {
      const [spanish, english] = [page, pages.en[index]!].map((name) => headings(html.get(name)!));
      expect(spanish!.length).to.equal(english!.length);
      expect(spanish!.filter((heading) => english!.includes(heading))).to.deep.equal(
        SAME[page] ?? [],
      );
    }
  });

  it('has no inline scripts and styles, so that a strict Content-Security-Policy can be used', () => {
    for (const [page, text] of html) {
      expect(text, page).not.to.match(/<script(?![^>]* src=)/);
      expect(text, page).not.to.match(/<style|\sstyle=|\son\w+=|javascript:/);
    }
  });

  it('loads nothing from other origins', () => {
    for (const [page, text] of html) {
      expect(attributes(text, / (?:src|href)="([^"]+)"/g).filter(isForeign), page).to.deep.equal(
        [],
      );
    }
  });

  it('needs at most 60 kB of JavaScript in brotli', async () => {
    for (const [page, text] of html) {
      const scripts = attributes(text, /<script[^>]* src="([^"]+)"/g);
      expect(scripts, page).not.to.be.empty;
      expect(await bytesOf(scripts), page).to.be.below(60_000);
    }
  });

  it('needs for a page that a link opens at most 110 kB in brotli, with its styles and all imports', async () => {
    for (const page of unlisted.flatMap((name) => [`${name}index.html`, `en/${name}index.html`])) {
      const text = html.get(page)!;
      const files = attributes(text, /<(?:script|link)[^>]* (?:src|href)="(\/[^"]+)"/g);
      expect(await bytesOf([page, ...files]), page).to.be.below(110_000);
    }
  });

  it('names every module that a page needs at first, so that they load at once and are kept offline', async () => {
    for (const [page, text] of html) {
      const named = attributes(text, /<(?:script|link)[^>]* (?:src|href)="\/([^"]+\.js)"/g);
      for (const name of named)
        expect(named, page).to.include.members(importsOf(await readFile(join(directory, name))));
    }
  });

  it('gives no page a script that it does not need', () => {
    const modules = (page: string) =>
      attributes(html.get(page)!, /<script type="module" src="[^"]*?([a-zA-Z]+)-[^"]*"/g);
    expect(modules('notice_of_privacy/index.html')).to.deep.equal([]);
    expect(modules('test/index.html')).to.deep.equal([]);
    expect(modules('request_quote/index.html')).to.deep.equal(['requestQuote']);
    expect(modules('form/index.html')).to.deep.equal(['registration']);
  });

  it("lists in the sitemap every page except those of development, at the server's URL", async () => {
    const map = await readFile(join(directory, 'sitemap.xml'), 'utf8');
    const places = attributes(map, /<loc>([^<]+)</g)
      .map(pathOf)
      .map(fileOf);
    expect(places).to.have.members([...pages.es, ...pages.en].filter(listed));
    expect(await readFile(join(directory, 'robots.txt'), 'utf8')).to.include(
      `Sitemap: ${ORIGIN}/sitemap.xml`,
    );
    for (const [page, text] of html) {
      const isListed = page !== '404.html' && listed(page);
      expect(text.includes('name="robots" content="noindex"'), page).to.equal(!isListed);
      expect(text.includes(`<link rel="canonical" href="${ORIGIN}/`), page).to.equal(isListed);
      expect(text.includes(`property="og:image" content="${ORIGIN}/social.png"`), page).to.equal(
        isListed,
      );
    }
    expect(files.has('social.png')).to.equal(true);
  });

  it('has a main script without imports, because it is loaded as a classic script', async () => {
    const [script] = attributes(html.get('index.html')!, /<script src="([^"]+)"/g);
    expect(await readFile(join(directory, script!), 'utf8')).not.to.match(/\b(import|export)\b/);
  });

  it('has no broken links or anchors', () => {
    for (const [page, text] of html) {
      for (const href of attributes(text, / (?:src|href)="([^"]+)"/g)) {
        const [path, anchor] = pathOf(href).split('#');
        if (path === '/admin/') continue;
        const target = path ? fileOf(path) : page;
        expect(files.has(target), `${page} links to ${href}`).to.equal(true);
        if (anchor)
          expect(html.get(target), `${page} links to ${href}`).to.include(`id="${anchor}"`);
      }
    }
  });
});

function buildInto(outDir: string) {
  const config = { root: import.meta.dirname, logLevel: 'warn' } as const;
  return build({ ...config, build: { outDir, emptyOutDir: true } });
}

/** The files that a script imports at once. */
function importsOf(script: Buffer): string[] {
  const names = attributes(String(script), /(?:from|import) ?"\.\/([^"]+)"/g);
  return names.map((name) => `assets/${name}`);
}

function attributes(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), (match) => match[1] ?? '');
}

function headings(html: string): string[] {
  return attributes(html, /<h[1-3][^>]*>([^<]+)</g);
}

function count(html: string, pattern: string): number {
  return html.match(new RegExp(pattern, 'g'))?.length ?? 0;
}

function fileOf(path: string): string {
  if (/\.\w+$/.test(path)) return path.slice(1);
  return `${path}/index.html`.replace(/\/+/g, '/').slice(1);
}

function pathOf(address: string): string {
  return address.replace(ORIGIN, '') || '/';
}

function sameAs(page: string): (file: string) => boolean {
  const bare = page.replace(/^en\//, '');
  return (file) => file === bare || file === `en/${bare}`;
}

/**
 * Whether an address belongs to another site. `public-url.invalid` is the placeholder that the server replaces by the
 * site's own address.
 */
function isForeign(address: string): boolean {
  return !/^(\/(?!\/)|#)/.test(pathOf(address));
}
