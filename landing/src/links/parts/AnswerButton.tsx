import type { Localized } from '../../locale.ts';
import { linkMessages } from '../messages.ts';
import type { Answers } from '../record/useAnswers.ts';
import { AnswerNotice } from './AnswerNotice.tsx';
import { useRest } from './useRest.ts';

interface AnswerButtonProps extends Localized {
  verb: string;
  text: string;
  answers: Answers;
}

/** A button that answers without any input; what became of it stands below it. */
export function AnswerButton({ verb, text, answers: { status, send }, locale }: AnswerButtonProps) {
  const isResting = useRest(verb);
  const isSending = status?.verb === verb && status.state === 'sending';
  return (
    <div className="link__answer">
      <button
        className="button button--quiet"
        type="button"
        disabled={isResting}
        onClick={() => send(verb, {})}
      >
        {isSending ? linkMessages[locale].sending : text}
      </button>
      <AnswerNotice status={status} verb={verb} locale={locale} />
    </div>
  );
}
