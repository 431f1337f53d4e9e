import type { Localized } from '../../locale.ts';
import { LinkPage } from '../LinkPage.tsx';
import { evidenceMessages } from './messages.ts';

/** The page on which a driver sends the evidence of a load by link; evidence.ts fills and runs it. */
export function EvidencePage({ locale }: Localized) {
  const t = evidenceMessages[locale];
  return (
    <LinkPage title={t.title} loading={t.loading} locale={locale}>
      <p className="note" role="status" data-queue hidden />
      <p data-progress hidden />
      <div className="link__sections" data-evidence />
      <p data-hint>{t.place}</p>
    </LinkPage>
  );
}
