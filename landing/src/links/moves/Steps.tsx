import type { Locale, Localized } from '../../locale.ts';
import { stopNumberText } from '../parts/stopText.ts';
import { momentText } from '../parts/times.ts';
import { movesMessages } from './messages.ts';
import type { DoneStep } from './progress.ts';
import type { MovesState } from './useMoves.ts';

/** The steps that are done or wait to be sent, each with its time on this phone. */
export function Steps({ moves, locale }: Localized & { moves: MovesState }) {
  const t = movesMessages[locale];
  return (
    <section className="link__sections">
      <h2>{t.steps}</h2>
      <ol>
        {moves.doneSteps.map((step) => (
          <li key={`${step.status} ${step.stop ?? ''}`}>
            {stepName(step, moves.stops.length, locale)} {step.isWaiting && `(${t.waiting})`}
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * A step that is done, with its time, and of a load with more than two stops the one where it was: "En recolección, parada
 * 1 de 4: 20 nov, 14:30".
 */
export function stepName(
  { status, stop, at }: DoneStep,
  stopCount: number,
  locale: Locale,
): string {
  const names = movesMessages[locale].past as Record<string, string>;
  const where = stop && `, ${stopNumberText({ number: stop }, stopCount, locale).toLowerCase()}`;
  return `${names[status] ?? status}${where || ''}: ${momentText(at, locale)}`;
}
