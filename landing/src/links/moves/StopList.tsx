import type { Localized } from '../../locale.ts';
import { stopText } from '../parts/stopText.ts';
import { momentText } from '../parts/times.ts';
import { movesMessages } from './messages.ts';
import type { DoneStep } from './progress.ts';
import type { MovesState } from './useMoves.ts';

/** All stops of a load, closed until the driver asks for them: each with its window, and when it was reached and left. */
export function StopList({ moves, locale }: Localized & { moves: MovesState }) {
  const { stops, presentStop, doneSteps } = moves;
  const t = movesMessages[locale];
  return (
    <details>
      <summary>{t.allStops.replace('{count}', String(stops.length))}</summary>
      <ol className="moves__stops">
        {stops.map((stop) => (
          <li key={stop.number} aria-current={stop.number === presentStop ? 'step' : undefined}>
            <strong>{stopText(stop, stops.length, locale)}</strong>
            {stop.number === presentStop && ` (${t.present})`}
            <br />
            {[stop.place, stop.appointment, ...timesAt(stop.number, doneSteps)].join('\n')}
          </li>
        ))}
      </ol>
    </details>
  );

  function timesAt(number: number | undefined, steps: DoneStep[]): string[] {
    const at = steps.filter(({ stop }) => stop === number);
    const reached = at.find(({ status }) => status === 'at_pickup' || status === 'at_delivery');
    const left = at.find(({ status }) => status === 'in_transit' || status === 'delivered');
    return [
      reached && t.reached.replace('{at}', momentText(reached.at, locale)),
      left && leftText(left),
    ].filter((text) => text !== undefined);
  }

  function leftText({ status, at }: DoneStep): string {
    const words = status === 'delivered' ? `${t.past.delivered}: {at}` : t.left;
    return words.replace('{at}', momentText(at, locale));
  }
}
