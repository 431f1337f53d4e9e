import type { Localized } from '../locale.ts';
import { linkMessages } from './messages.ts';

/** The dialog that asks about something unusual before it is sent; isConfirmed.ts opens it. */
export function Question({ locale }: Localized) {
  const { title, goOn, correct } = linkMessages[locale].askAgain;
  return (
    <dialog className="question" aria-labelledby="question-title" data-question>
      <form className="question__form" method="dialog">
        <h2 id="question-title">{title}</h2>
        <p data-question-text />
        <button className="button" value="correct">
          {correct}
        </button>
        <button className="button button--quiet" value="goOn">
          {goOn}
        </button>
      </form>
    </dialog>
  );
}
