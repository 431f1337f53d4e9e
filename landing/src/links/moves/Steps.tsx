import type { Locale, Localized } from '../../locale.ts';
import { momentText } from '../parts/times.ts';
import { movesMessages } from './messages.ts';
import type { DoneStep } from './progress.ts';

/** The steps that are done or wait to be sent, each with its time on this phone. */
export function Steps({ doneSteps, locale }: Localized & { doneSteps: DoneStep[] }) {
  const t = movesMessages[locale];
  return (
    <section className="link__sections">
      <h2>{t.steps}</h2>
      <ol>
        {doneSteps.map((step) => (
          <li key={step.status}>
            {stepName(step, locale)} {step.isWaiting && `(${t.waiting})`}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A step that is done, with its time: "En recolección: 20 nov, 14:30". */
export function stepName({ status, at }: DoneStep, locale: Locale): string {
  const names = movesMessages[locale].past as Record<string, string>;
  return `${names[status] ?? status}: ${momentText(at, locale)}`;
}
