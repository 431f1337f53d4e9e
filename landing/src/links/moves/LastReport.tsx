import type { Localized } from '../../locale.ts';
import { linkMessages } from '../messages.ts';
import { movesMessages } from './messages.ts';
import { stepName } from './Steps.tsx';
import type { MovesState } from './useMoves.ts';

/**
 * Shows the outcome of the last press. It stands where the button was when it was pressed, so that a second tap of the same
 * finger meets no button.
 */
export function LastReport({
  moves: { news, doneSteps, stops },
  locale,
}: Localized & { moves: MovesState }) {
  const t = movesMessages[locale];
  const last = doneSteps.at(-1);
  const { state, reason } = news ?? {};
  const { sending, failed } = linkMessages[locale];
  const { kept, thanks, undone } = t;
  const text = { sending, failed, kept, sent: thanks, undone, refused: '' }[state ?? 'refused'];
  return (
    <>
      <p className={text ? 'note moves__last' : ''} role="status">
        {text && state !== 'undone' && last && (
          <strong>{stepName(last, stops.length, locale)}. </strong>
        )}
        {text}
      </p>
      {state === 'refused' && (
        <p className="form__problem" role="alert">
          {reason}
        </p>
      )}
    </>
  );
}
