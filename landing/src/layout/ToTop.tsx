import type { Localized } from '../locale.ts';
import { layoutMessages } from './messages.ts';

/** The button that scrolls to the top; it appears once the page is scrolled down by one screen. */
export function ToTop({ locale }: Localized) {
  return (
    <div className="to-top">
      <a href="#top" aria-label={layoutMessages[locale].toTop} title={layoutMessages[locale].toTop}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M12 20V5M5.5 11.5 12 5l6.5 6.5" />
        </svg>
      </a>
    </div>
  );
}
