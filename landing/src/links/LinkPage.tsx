import type { ReactNode } from 'react';
import type { Localized } from '../locale.ts';
import { linkMessages } from './messages.ts';

interface LinkPageProps extends Localized {
  title: string;
  loading: string;
  children: ReactNode;
}

/** What every page of a link has: the reference, notices, how the record stands, and the facts of the load. */
export function LinkPage({ title, loading, locale, children }: LinkPageProps) {
  return (
    <div className="link wrap" data-link>
      <h1>
        {title} <span data-reference />
      </h1>
      <noscript>
        <p className="note">{linkMessages[locale].noScript}</p>
      </noscript>
      <p className="link__news" role="status" data-news>
        {loading}
      </p>
      <section className="sent" data-standing tabIndex={-1} hidden>
        <h2 data-standing-title />
        <p data-standing-text />
        <p data-outcome />
      </section>
      <p className="link__clock" role="timer" data-clock hidden />
      <dl className="link__facts" data-facts />
      {children}
    </div>
  );
}
