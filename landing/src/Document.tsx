import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { layoutMessages } from './layout/messages.ts';
import { address, locales, otherLocales, regionOf, type Locale } from './locale.ts';
import type { Page } from './page.ts';
import { missingPage } from './pages.ts';

/** Root-relative paths of the files that a page loads, and the public URL of the site. */
export interface Assets {
  origin: string;
  script: string;
  /** The modules that only some pages load, by the names of their files. */
  modules: Record<string, ModuleAsset>;
  styles: string[];
  /** The style sheets of the pages that public links open. */
  linkStyles: string[];
  fonts: string[];
}

/** The path of a module, and those of the modules that it imports, directly or not. */
export interface ModuleAsset {
  path: string;
  imports: string[];
}

export interface DocumentProps {
  page: Page;
  locale: Locale;
  assets: Assets;
}

/** A complete page: head, header, content and footer, without inline scripts and styles. */
export function Document({ page, locale, assets }: DocumentProps) {
  return (
    <html lang={regionOf(locale)}>
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

/** The head of a page, with its styles and scripts. */
export function Head({ page, locale, assets }: DocumentProps) {
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
      {page === missingPage || page.internal || page.isLink ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Relations page={page} locale={locale} origin={assets.origin} />
      )}
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      {page.isLink && <link rel="manifest" href="/manifest.webmanifest" />}
      {page.isLink && <link rel="apple-touch-icon" href="/icons/192.png" />}
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      ))}
      {assets.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      <script src={assets.script} />
      <Modules of={(page.modules ?? []).map((name) => assets.modules[name]!)} />
    </head>
  );
}

/** The module scripts of a page; the browser loads what they import at the same time. */
function Modules({ of }: { of: ModuleAsset[] }) {
  const imports = new Set(of.flatMap((module) => module.imports));
  return (
    <>
      {[...imports].map((path) => (
        <link key={path} rel="modulepreload" href={path} />
      ))}
      {of.map(({ path }) => (
        <script key={path} type="module" src={path} />
      ))}
    </>
  );
}

function Relations({ page, locale, origin }: Omit<DocumentProps, 'assets'> & { origin: string }) {
  const { title, description } = page.meta[locale];
  return (
    <>
      <link rel="canonical" href={`${origin}${address(page.path, locale)}`} />
      {locales.map((l) => (
        <link key={l} rel="alternate" hrefLang={l} href={`${origin}${address(page.path, l)}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${page.path}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Andén" />
      <meta property="og:url" content={`${origin}${address(page.path, locale)}`} />
      <meta property="og:image" content={`${origin}/social.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {otherLocales(locale).map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
      ))}
    </>
  );
}

/** The language of a page in Open Graph: `es_MX`. */
function openGraphLocale(locale: Locale): string {
  return regionOf(locale).replace('-', '_');
}
