import { address, type Localized } from '../locale.ts';
import { Logo } from './Logo.tsx';
import { layoutMessages } from './messages.ts';
import { ToTop } from './ToTop.tsx';
import { pageLinks, sectionAddress, sections, signInAddress } from './sections.ts';

/** The footer of every page: links to the other pages, and back to the top. */
export function Footer({ locale }: Localized) {
  const t = layoutMessages[locale];
  return (
    <footer className="footer">
      <div className="footer__columns wrap">
        <div className="footer__brand">
          <Logo />
          <p>{t.tagline}</p>
        </div>
        <nav aria-label={t.access}>
          <ul>
            <li>
              <a href={signInAddress}>{t.signIn}</a>
            </li>
            {pageLinks.map(({ path, name }) => (
              <li key={path}>
                <a href={address(path, locale)}>{t[name]}</a>
              </li>
            ))}
            <li>
              <a href={address('/notice_of_privacy', locale)}>{t.privacy}</a>
            </li>
          </ul>
        </nav>
        <nav aria-label={t.siteMap}>
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <a href={sectionAddress(section, locale)}>{t[section]}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <ToTop locale={locale} />
    </footer>
  );
}
