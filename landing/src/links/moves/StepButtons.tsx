import { useRef } from 'react';
import type { Localized } from '../../locale.ts';
import { useRest } from '../parts/useRest.ts';
import { movesMessages } from './messages.ts';
import { nextStepOf } from './progress.ts';
import type { Step } from './step.ts';
import { stepWords } from './stepWords.ts';
import type { MovesState } from './useMoves.ts';

/** A button rests after the one before it was pressed, not when the page opens. */
const REST = { milliseconds: 1500, isFirst: true };

/** The button of the next step, and the one that takes the last step back. */
export function StepButtons({ moves, locale }: Localized & { moves: MovesState }) {
  const { undoable, report, takeBack } = moves;
  const next = nextStepOf(moves);
  const t = movesMessages[locale];
  const isNextResting = useRest(keyOf(next), REST);
  const isUndoResting = useRest(keyOf(undoable), REST);
  const held = useRef<Step>(undefined);
  const [action, stop] = next ? stepWords(next, moves.stops, locale) : [];
  return (
    <>
      {next && (
        <button
          className={stop ? 'button button--lines' : 'button'}
          type="button"
          disabled={isNextResting}
          onPointerDown={() => (held.current = next)}
          onClick={({ isTrusted, detail }) => {
            if (isTrusted) report(detail > 0 ? (held.current ?? next) : next);
          }}
        >
          {action} {stop && <small>{stop}</small>}
        </button>
      )}
      {next && <p>{t.placeHint}</p>}
      {undoable && (
        <button
          className="button button--quiet"
          type="button"
          disabled={isUndoResting}
          onClick={({ isTrusted }) => isTrusted && takeBack()}
        >
          {t.undo.replace('{step}', stepWords(undoable, moves.stops, locale).join(', '))}
        </button>
      )}
    </>
  );
}

/** Tells steps apart. */
function keyOf(step: Step | undefined): string {
  return step ? `${step.status} ${step.stop ?? ''}` : '';
}
