import { useCallback, useEffect, useRef, useState } from 'react';
import type { Localized } from '../../locale.ts';
import { linkMessages } from '../messages.ts';

/** A question about something unusual, and what happens once it is answered. */
export interface PendingQuestion {
  text: string;
  answer: (goesOn: boolean) => void;
}

/** Asks a person; `ask` resolves to whether the person continues. */
export function useQuestion(): {
  question: PendingQuestion | undefined;
  ask: (text: string) => Promise<boolean>;
} {
  const [question, setQuestion] = useState<PendingQuestion>();
  const ask = useCallback(
    (text: string) =>
      new Promise<boolean>((resolve) => {
        const answer = (goesOn: boolean) => {
          setQuestion(undefined);
          resolve(goesOn);
        };
        setQuestion({ text, answer });
      }),
    [],
  );
  return { question, ask };
}

/** The dialog that asks about something unusual before it is sent. */
export function Question({
  question,
  locale,
}: Localized & { question: PendingQuestion | undefined }) {
  const { title, goOn, correct } = linkMessages[locale].askAgain;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (question) dialog.current?.showModal();
  }, [question]);
  if (!question) return null;
  const onClose = () => question.answer(dialog.current?.returnValue === 'goOn');
  return (
    <dialog className="question" aria-labelledby="question-title" ref={dialog} onClose={onClose}>
      <form className="question__form" method="dialog">
        <h2 id="question-title">{title}</h2>
        <p>{question.text}</p>
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
