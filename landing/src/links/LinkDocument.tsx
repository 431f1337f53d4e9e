import { Logo } from '../layout/Logo.tsx';
import { layoutMessages } from '../layout/messages.ts';
import { ThemeToggle } from '../layout/ThemeToggle.tsx';
import { Head, type DocumentProps } from '../Document.tsx';
import { regionOf } from '../locale.ts';

/** A page that a public link opens: small, without the site's navigation, its typeface and its styles. */
export function LinkDocument({ page, locale, assets }: DocumentProps) {
  const t = layoutMessages[locale];
  return (
    <html lang={regionOf(locale)}>
      <Head
        page={page}
        locale={locale}
        assets={{ ...assets, styles: assets.linkStyles, fonts: [] }}
      />
      <body id="top">
        <header className="header">
          <div className="header__bar wrap">
            <Logo />
            <div className="header__tools">
              <ThemeToggle label={t.darkTheme} />
            </div>
          </div>
        </header>
        <main id="content" tabIndex={-1}>
          <page.Content locale={locale} />
        </main>
      </body>
    </html>
  );
}
