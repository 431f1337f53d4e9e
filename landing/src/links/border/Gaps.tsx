import type { Localized } from '../../locale.ts';
import { borderMessages } from './messages.ts';
import { momentAtBridge } from './moments.ts';
import type { BorderRequest } from './source.ts';

type GapsProps = Localized & Pick<BorderRequest, 'gaps' | 'timeZone'>;

/** Lists the gaps of a party, each with its remedy and deadline, in a zone that is named. */
export function Gaps({ gaps, timeZone, locale }: GapsProps) {
  const t = borderMessages[locale];
  if (gaps.length === 0) return null;
  return (
    <section className="link__sections">
      <h2>{t.missing}</h2>
      <ul>
        {gaps.map((gap) => (
          <li key={`${gap.code} ${gap.leg}`}>{sentence(gap)}</li>
        ))}
      </ul>
    </section>
  );

  function sentence({ text, remedy, dueAt, isLate, isAdvice }: BorderRequest['gaps'][number]) {
    const due =
      dueAt && !isAdvice && t.due.replace('{at}', momentAtBridge(dueAt, { timeZone, locale }));
    const when = [due, due && isLate && t.late].filter(Boolean).join(', ');
    return `${isAdvice ? `${t.advice}: ` : ''}${text}${when && ` (${when})`}. ${remedy}`;
  }
}
