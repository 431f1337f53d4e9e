import { expect } from 'chai';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../../core/runtime/env.ts';

const PATH =
  /(?<![\w/])(?:api|admin|db|docs|landing)\/[\w./-]+\.(?:ts|tsx|js|yaml|json|svg|png|md|conf|service)\b/g;

const READMES = ['.', 'api', 'admin', 'db', 'landing'].map((folder) => join(folder, 'README.md'));

const PAGES = readdirSync(join(ROOT, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);

/** The targets of links and pictures, in Markdown and HTML. */
const LINK = /\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g;

describe('README.md and the pages in docs/', () => {
  for (const page of [...READMES, ...PAGES]) {
    it(`name only files that exist, in ${page}`, async () => {
      const text = await readFile(join(ROOT, page), 'utf8');
      const named = [...new Set(text.match(PATH))];
      expect(named.filter((path) => !existsSync(join(ROOT, path)))).to.deep.equal([]);
    });

    it(`link only to files and headings that exist, in ${page}`, async () => {
      const text = await readFile(join(ROOT, page), 'utf8');
      const targets = [...text.matchAll(LINK)].map(([, markdown, html]) => (markdown ?? html)!);
      const broken = await Promise.all(targets.map(async (to) => (await leads(page, to)) || to));
      expect(broken.filter((one) => one !== true)).to.deep.equal([]);
    });
  }

  it('README.md has at most 150 lines', async () => {
    expect(await linesOf('README.md')).to.be.at.most(150);
  });

  it('README.md has no paragraph of more than 60 words', async () => {
    const long = paragraphs(await readFile(join(ROOT, 'README.md'), 'utf8')).filter(
      (paragraph) => paragraph.split(/\s+/).length > 60,
    );
    expect(long).to.deep.equal([]);
  });

  it('docs/architecture.md has at most 100 lines', async () => {
    expect(await linesOf('docs/architecture.md')).to.be.at.most(100);
  });

  it('README.md links to every page in docs/', async () => {
    const text = await readFile(join(ROOT, 'README.md'), 'utf8');
    const missing = PAGES.filter((page) => !text.includes(`](${page})`));
    expect(missing).to.deep.equal([]);
  });
});

async function linesOf(page: string): Promise<number> {
  return (await readFile(join(ROOT, page), 'utf8')).trimEnd().split('\n').length;
}

/** Whether a target of a link on a page leads to a file, and to a heading of it where it names one. */
async function leads(page: string, target: string): Promise<boolean> {
  if (/^[a-z]+:/.test(target)) return true;
  const [path, heading] = target.split('#') as [string, string?];
  const file = path ? join(ROOT, dirname(page), path) : join(ROOT, page);
  if (relative(ROOT, file).startsWith('..') || !existsSync(file)) return false;
  if (!heading) return true;
  const text = await readFile(file, 'utf8');
  return [...text.matchAll(/^#+ (.*)$/gm)].some(([, title]) => anchorOf(title!) === heading);
}

/** The anchor of a heading, as GitHub makes it. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** The blocks of text between blank lines, each item of a list and each cell of a table apart; no code. */
function paragraphs(text: string): string[] {
  const prose = text.replace(/^```.*?^```$/gms, '').replace(/^ {4}.*$/gm, '');
  return prose.split(/\n\s*\n|\n(?=- |\d+\. )|\||(?<=^#.*)\n/m).map((block) => block.trim());
}
