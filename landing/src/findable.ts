import { address, locales, type Locale } from './locale.ts';
import { pages, type Page } from './pages.ts';

/** Where a page lies in the output directory. */
export function fileOf(page: Page, locale: Locale): string {
  return `${address(page.path, locale)}/index.html`.replace(/^\/+/, '').replace('//', '/');
}

/** The pages that search engines may list, each with its translation. */
export function sitemap(origin: string): string {
  const listed = pages.filter(({ internal }) => !internal);
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

/** Search engines read the public pages; the portal and the API are nothing for them. */
export function robots(origin: string): string {
  return `User-agent: *
Allow: /
Disallow: /admin/
Disallow: /api/
Sitemap: ${origin}/sitemap.xml
`;
}
