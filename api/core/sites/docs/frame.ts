import { LANGUAGES, type Locale, otherLocales } from '../../../shared/languages.ts';
import { escaped } from '../../mail/escapeHtml.ts';
import type { GuidePage } from './guide.ts';
import { WORDS } from './words.ts';

/** The path of the documentation. */
export const DOCS = '/api/docs';

/** The page of the guide with the table of errors. */
export const ERRORS_PAGE = 'errors';

/** The content of a page, and the styles and modules that it needs beside those of every page. */
export interface Content {
  title: string;
  html: string;
  styles?: string[];
  scripts?: string[];
}

/** The page's language and name, and the guide's pages for the navigation. */
export interface Frame {
  locale: Locale;
  name: string;
  pages: GuidePage[];
}

/** The page as an HTML document: navigation, search, the other languages, and its content. */
export function framed(content: Content, frame: Frame): string {
  const { locale, name } = frame;
  const words = WORDS[locale];
  const styles = [...(content.styles ?? []), `${DOCS}/docs.css`];
  const scripts = [...(content.scripts ?? []), `${DOCS}/search.js`];
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(content.title)} · ${words.site}</title>
    ${styles.map((href) => `<link rel="stylesheet" href="${href}" />`).join('\n    ')}
    <link rel="icon" href="${DOCS}/favicon-32x32.png" />
  </head>
  <body class="${name === 'reference' ? 'reference' : 'guide'}">
    <a class="skip" href="#content">${words.skip}</a>
    <header>
      <a class="site" href="${DOCS}/${locale}/${frame.pages[0]!.name}">${words.site}</a>
      ${searchBox(locale)}
      ${otherLanguages(frame)}
    </header>
    <nav aria-label="${words.guide}">${navigation(frame)}</nav>
    <main id="content">
${content.html}
${nextPage(frame)}
    </main>
    ${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n    ')}
  </body>
</html>
`;
}

/** The search works by script, so the box is hidden until the script shows it. */
function searchBox(locale: Locale): string {
  const { search, found, none } = WORDS[locale];
  return `<form role="search" hidden data-entries="${DOCS}/${locale}/search.json" data-none="${none}">
        <input type="search" name="q" aria-label="${search}" placeholder="${search}" autocomplete="off" />
        <div class="found" role="region" aria-label="${found}" aria-live="polite" hidden></div>
      </form>`;
}

function otherLanguages({ locale, name }: Frame): string {
  const links = otherLocales(locale).map((other) => {
    const link = `href="${DOCS}/${other}/${name}" hreflang="${other}" lang="${other}"`;
    return `<a class="language" ${link}>${LANGUAGES[other].name}</a>`;
  });
  return links.join('\n      ');
}

function navigation({ locale, name, pages }: Frame): string {
  const { reference, contract } = WORDS[locale];
  const items = [...pages, { name: 'reference', title: reference }].map((page) => {
    const current = page.name === name ? ' aria-current="page"' : '';
    return `<li><a href="${DOCS}/${locale}/${page.name}"${current}>${escaped(page.title)}</a></li>`;
  });
  return `<ul>${items.join('')}<li><a href="/api/openapi.json">${contract}</a></li></ul>`;
}

function nextPage({ locale, name, pages }: Frame): string {
  const following = pages[pages.findIndex((page) => page.name === name) + 1];
  if (!following || name === 'reference') return '';
  const { next } = WORDS[locale];
  const link = `<a href="${DOCS}/${locale}/${following.name}">${escaped(following.title)}</a>`;
  return `<p class="next">${next}: ${link}</p>`;
}
