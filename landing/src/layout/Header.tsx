import { LANGUAGES } from '#languages';
import { address, otherLocales, type Localized } from '../locale.ts';
import { Logo } from './Logo.tsx';
import { layoutMessages } from './messages.ts';
import { sectionAddress, type Section, signInAddress } from './sections.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

/** The header of every page; `path` is the page's path without its language. */
export function Header({ locale, path }: Localized & { path: string }) {
  const t = layoutMessages[locale];
  return (
    <header className="header">
      <div className="header__bar wrap">
        <a className="header__home" href={address('/', locale)} aria-label={t.home}>
          <Logo />
        </a>
        <nav className="header__nav" aria-label={t.sections}>
          <SectionLinks locale={locale} />
        </nav>
        <div className="header__tools">
          <div className="header__choices">
            <LanguageLinks locale={locale} path={path} />
            <ThemeToggle label={t.darkTheme} />
          </div>
          <a className="button button--small" href={signInAddress}>
            {t.signIn}
          </a>
          <details className="menu" data-menu>
            <summary aria-label={t.menu}>
              <MenuIcon />
            </summary>
            <nav className="menu__panel" aria-label={t.menu}>
              <SectionLinks locale={locale} />
              <div className="menu__choices">
                <LanguageLinks locale={locale} path={path} />
                <ThemeToggle label={t.darkTheme} />
              </div>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

/** The sections that the header links to; the footer links to all. */
const HEADER_SECTIONS: Section[] = ['services', 'howItWorks', 'questions', 'contact'];

function SectionLinks({ locale }: Localized) {
  return (
    <ul>
      {HEADER_SECTIONS.map((section) => (
        <li key={section}>
          <a href={sectionAddress(section, locale)}>{layoutMessages[locale][section]}</a>
        </li>
      ))}
      <li>
        <a href={address('/carriers', locale)}>{layoutMessages[locale].carriers}</a>
      </li>
      <li>
        <a href={address('/form', locale)}>{layoutMessages[locale].register}</a>
      </li>
    </ul>
  );
}

function LanguageLinks({ locale, path }: Localized & { path: string }) {
  return otherLocales(locale).map((other) => (
    <a
      key={other}
      className="language"
      href={address(path, other)}
      hrefLang={other}
      lang={other}
      data-language={other.toUpperCase()}
    >
      {LANGUAGES[other].name}
    </a>
  ));
}

function MenuIcon() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path className="menu__open" d="M3 7h18M3 12h18M3 17h18" />
      <path className="menu__close" d="M5 5l14 14M19 5L5 19" />
    </svg>
  );
}
