import { type Answer, call } from '../forms/api.ts';
import { sendPublic } from '../forms/public/sendPublic.ts';
import type { FormState } from '../forms/state/FormState.ts';

/** The number of the last step, the terms. */
export const LAST = 5;

/** Sends the values of a step: the first begins the registration, the last finishes it, the others are saved. */
export function sendStep(
  form: FormState<'RegistrationFields'>,
  step: number,
  token: string | undefined,
): Promise<Answer> {
  const { email, ...values } = form.content(step) as Record<string, unknown>;
  if (!token) {
    const { website } = form.view.values;
    return sendPublic('/api/registrations', { email, ...values, ...(website && { website }) });
  }
  if (step === LAST) return call('/api/registrations/finish', { token, ...values });
  return call('/api/registrations/save', { token, step: step + 1, ...values });
}
