import { useRef } from 'react';
import type { Localized } from '../../locale.ts';
import { useRest } from '../parts/useRest.ts';
import { movesMessages } from './messages.ts';
import type { MovesState } from './useMoves.ts';

/** A button rests after the one before it was pressed, not when the page opens. */
const REST = { milliseconds: 1500, isFirst: true };

/** The button of the next step, and the one that takes the last step back. */
export function StepButtons({ moves, locale }: Localized & { moves: MovesState }) {
  const { next, undoable, report, takeBack } = moves;
  const t = movesMessages[locale];
  const isNextResting = useRest(`${next}`, REST);
  const isUndoResting = useRest(`${undoable}`, REST);
  const held = useRef<string>(undefined);
  const nameOf = (step: string) => (t.step as Record<string, string>)[step];
  return (
    <>
      {next && (
        <button
          className="button"
          type="button"
          disabled={isNextResting}
          onPointerDown={() => (held.current = next)}
          onClick={({ isTrusted, detail }) => {
            if (isTrusted) report(detail > 0 ? (held.current ?? next) : next);
          }}
        >
          {nameOf(next)}
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
          {t.undo.replace('{step}', nameOf(undoable) ?? '')}
        </button>
      )}
    </>
  );
}
