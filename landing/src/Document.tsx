import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { layoutMessages } from './layout/messages.ts';
import { address, locales, otherLocale, type Locale } from './locale.ts';
import { missingPage, type Page } from './pages.ts';

/** Root-relative addresses of the files that a page loads. */
export interface Assets {
  script: string;
  styles: string[];
  fonts: string[];
}

interface DocumentProps {
  page: Page;
  locale: Locale;
  assets: Assets;
}

/** A whole page: head, header, content and footer, without any inline script or style. */
export function Document({ page, locale, assets }: DocumentProps) {
  return (
    <html lang={locale === 'es' ? 'es-MX' : 'en-US'}>
      <Head page={page} locale={locale} assets={assets} />
      <body id="top">
        <a className="skip-link" href="#content">
          {layoutMessages[locale].skip}
        </a>
        <Header locale={locale} path={page === missingPage ? '/' : page.path} />
        <main id="content" tabIndex={-1}>
          <page.Content locale={locale} />
        </main>
        <Footer locale={locale} />
      </body>
    </html>
  );
}

function Head({ page, locale, assets }: DocumentProps) {
  const { title, description } = page.meta[locale];
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#f4f6f7" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0e161a" media="(prefers-color-scheme: dark)" />
      {page === missingPage ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Relations {...{ page, locale }} />
      )}
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      ))}
      {assets.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      <script src={assets.script} />
    </head>
  );
}

function Relations({ page, locale }: Omit<DocumentProps, 'assets'>) {
  const { title, description } = page.meta[locale];
  return (
    <>
      <link rel="canonical" href={address(page.path, locale)} />
      {locales.map((l) => (
        <link key={l} rel="alternate" hrefLang={l} href={address(page.path, l)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={page.path} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Andén" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={openGraphLocales[locale]} />
      <meta property="og:locale:alternate" content={openGraphLocales[otherLocale(locale)]} />
    </>
  );
}

const openGraphLocales: Record<Locale, string> = { es: 'es_MX', en: 'en_US' };
