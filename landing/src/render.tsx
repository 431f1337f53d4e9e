import { renderToStaticMarkup } from 'react-dom/server';
import { Document, type Assets } from './Document.tsx';
import { address, locales, type Locale } from './locale.ts';
import { missingPage, pages, type Page } from './pages.ts';

/** Every page as HTML, keyed by its file's path in the output directory. */
export function renderPages(assets: Assets): Map<string, string> {
  const html = new Map<string, string>();
  for (const page of pages) {
    for (const locale of locales) html.set(fileOf(page, locale), render(page, locale, assets));
  }
  return html.set('404.html', render(missingPage, 'es', assets));
}

function render(page: Page, locale: Locale, assets: Assets): string {
  const document = <Document page={page} locale={locale} assets={assets} />;
  return `<!doctype html>\n${renderToStaticMarkup(document)}\n`;
}

function fileOf(page: Page, locale: Locale): string {
  return `${address(page.path, locale)}/index.html`.replace(/^\/+/, '').replace('//', '/');
}
