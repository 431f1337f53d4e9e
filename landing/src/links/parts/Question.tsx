import { useCallback, useEffect, useRef, useState } from 'react';
import type { Localized } from '../../locale.ts';
import { linkMessages } from '../messages.ts';

/** A question about something unusual, and what happens once it is answered. */
export interface Asked {
  text: string;
  answer: (goesOn: boolean) => void;
}

/** Asks a person; `ask` resolves to whether the person continues. */
export function useQuestion(): {
  asked: Asked | undefined;
  ask: (text: string) => Promise<boolean>;
} {
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback(
    (text: string) =>
      new Promise<boolean>((resolve) => {
        const answer = (goesOn: boolean) => {
          setAsked(undefined);
          resolve(goesOn);
        };
        setAsked({ text, answer });
      }),
    [],
  );
  return { asked, ask };
}

/** The dialog that asks about something unusual before it is sent. */
export function Question({ asked, locale }: Localized & { asked: Asked | undefined }) {
  const { title, goOn, correct } = linkMessages[locale].askAgain;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (asked) dialog.current?.showModal();
  }, [asked]);
  if (!asked) return null;
  const onClose = () => asked.answer(dialog.current?.returnValue === 'goOn');
  return (
    <dialog className="question" aria-labelledby="question-title" ref={dialog} onClose={onClose}>
      <form className="question__form" method="dialog">
        <h2 id="question-title">{title}</h2>
        <p>{asked.text}</p>
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
