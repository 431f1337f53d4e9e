import { address, locales, type Locale } from './locale.ts';
import type { Page } from './page.ts';
import { pages } from './pages.ts';

/** The path of a page's file in the output directory. */
export function fileOf(page: Page, locale: Locale): string {
  return `${address(page.path, locale)}/index.html`.replace(/^\/+/, '').replace('//', '/');
}

/** The sitemap: the pages that search engines may list, each with its translation. */
export function sitemap(origin: string): string {
  const listed = pages.filter(({ internal, isLink }) => !internal && !isLink);
  const urls = listed.flatMap(({ path }) =>
    locales.map((locale) => {
      const link = (l: Locale) =>
        `<xhtml:link rel="alternate" hreflang="${l}" href="${origin}${address(path, l)}"/>`;
      return `<url><loc>${origin}${address(path, locale)}</loc>${locales.map(link).join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** The robots.txt: search engines may read the public pages, but not the portal and the API. */
export function robots(origin: string): string {
  return `User-agent: *
Allow: /
Disallow: /admin/
Disallow: /api/
Sitemap: ${origin}/sitemap.xml
`;
}
