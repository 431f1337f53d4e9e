import type { Localized } from '../../locale.ts';
import { LinkPage } from '../LinkPage.tsx';
import { trackingMessages } from './messages.ts';
import { TrackingMap } from './TrackingMap.tsx';

/** The page on which a customer follows a load by link; tracking.ts fills and refreshes it. */
export function TrackingPage({ locale }: Localized) {
  const t = trackingMessages[locale];
  return (
    <LinkPage title={t.title} loading={t.loading} locale={locale}>
      <TrackingMap />
      <section className="tracking__part" data-progress hidden>
        <h2>{t.steps}</h2>
        <ol className="tracking__steps" data-steps />
      </section>
      <section className="tracking__part" data-proofs hidden>
        <h2>{t.files}</h2>
        <p data-no-files>{t.noFiles}</p>
        <div className="link__sections" data-files />
      </section>
    </LinkPage>
  );
}
