import type { Localized } from '../../locale.ts';
import { cartaPorteMessages } from './messages.ts';
import type { CartaPorte } from './types.ts';

/** Shows the progress of both parts. */
export function Progress({ progress, locale }: Localized & Pick<CartaPorte, 'progress'>) {
  const t = cartaPorteMessages[locale];
  return (
    <section className="parts">
      {progress.map(({ party, done, total }) => (
        <p key={party} className="parts__progress">
          <span>
            {t.parties[party]}:{' '}
            {t.progress.replace('{done}', String(done)).replace('{total}', String(total))}
          </span>
          <progress max={total} value={done} aria-label={t.parties[party]} />
        </p>
      ))}
    </section>
  );
}
