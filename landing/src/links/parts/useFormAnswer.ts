import { useEffect, useRef } from 'react';
import type { FormState } from '../../forms/state/FormState.ts';
import type { AnswerStatus } from '../record/useAnswers.ts';

/** Empties a form of what has arrived, and shows at its fields what the server refused. */
export function useFormAnswer(form: FormState, status: AnswerStatus | undefined, verb: string) {
  const sent = useRef(form.view.values);
  useEffect(() => {
    if (status?.verb !== verb) return;
    if (status.state === 'sending') sent.current = form.view.values;
    if (status.state === 'sent') form.clear(sent.current);
    if (status.state === 'refused' && status.answer) form.showRefusal(status.answer);
  }, [form, status, verb]);
}
