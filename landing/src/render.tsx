import { renderToStaticMarkup } from 'react-dom/server';
import { Document, type Assets } from './Document.tsx';
import { LinkDocument } from './links/LinkDocument.tsx';
import { DEFAULT_LOCALE, locales, type Locale } from './locale.ts';
import type { Page } from './page.ts';
import { missingPage, pages } from './pages.ts';
import { fileOf, robots, sitemap } from './findable.ts';

/**
 * Every page as HTML, the sitemap and robots.txt, by the file's path in the output directory. Loaded by prerender.ts.
 */
export function renderSite(assets: Assets): Map<string, string> {
  const files = new Map<string, string>();
  for (const page of pages) {
    for (const locale of locales) files.set(fileOf(page, locale), render(page, locale, assets));
  }
  files.set('404.html', render(missingPage, DEFAULT_LOCALE, assets));
  files.set('sitemap.xml', sitemap(assets.origin));
  return files.set('robots.txt', robots(assets.origin));
}

function render(page: Page, locale: Locale, assets: Assets): string {
  const props = { page, locale, assets };
  const document = page.isLink ? <LinkDocument {...props} /> : <Document {...props} />;
  return `<!doctype html>\n${renderToStaticMarkup(document)}\n`;
}
