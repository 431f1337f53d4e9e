import type { Localized } from '../../locale.ts';
import { linkMessages } from '../messages.ts';
import type { AnswerStatus } from '../record/useAnswers.ts';

interface AnswerNoticeProps extends Localized {
  status: AnswerStatus | undefined;
  /** The verb of the button that this stands at. */
  verb: string;
  /** Whether the form shows by itself why it was refused. */
  isForm?: boolean;
}

/** Says at a button what became of its press, as long as that is true. */
export function AnswerNotice({ status, verb, isForm = false, locale }: AnswerNoticeProps) {
  const { waiting, failed, sent } = linkMessages[locale];
  const state = status?.verb === verb ? status.state : undefined;
  const texts: Partial<Record<string, string>> = { waiting, failed, ...(isForm && { sent }) };
  const text = (state && texts[state]) ?? '';
  const refusal = state === 'refused' && !isForm ? status?.answer?.body.title : undefined;
  const isWaiting = state === 'waiting' || state === 'failed';
  return (
    <>
      <p className={isWaiting ? 'note' : ''} role="status">
        {text}
      </p>
      {refusal && (
        <p className="form__problem" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
