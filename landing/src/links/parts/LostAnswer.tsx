import type { Localized } from '../../locale.ts';
import type { AnswerStatus } from '../record/useAnswers.ts';
import { AnswerNotice } from './AnswerNotice.tsx';

interface LostAnswerProps extends Localized {
  status: AnswerStatus | undefined;
  /** The verbs whose buttons are on the page. */
  can: readonly string[];
}

/** Shows the outcome of an answer whose button is not on the page any more. */
export function LostAnswer({ status, can, locale }: LostAnswerProps) {
  if (!status || can.includes(status.verb)) return null;
  return <AnswerNotice status={status} verb={status.verb} locale={locale} />;
}
