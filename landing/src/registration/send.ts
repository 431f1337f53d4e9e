import { call, type Answer } from '../forms/api.ts';
import { forgetToken, ripeToken } from '../forms/token.ts';
import { valuesOf } from '../forms/values.ts';
import { form } from './page.ts';
import { LAST, progress } from './progress.ts';

/** Sends what a step asks: the first begins the registration, the last ends it, those between are kept. */
export async function send(part: HTMLElement): Promise<Answer> {
  const { step, token } = progress;
  const values = valuesOf(part);
  if (!token) return begin(values);
  if (step === LAST) return call('/api/registrations/finish', { token, ...values });
  delete values.email;
  return call('/api/registrations/save', { token, step: step + 1, ...emptyLists(part), ...values });
}

/** A token of the form that is too old is asked for once more. */
async function begin(values: object, isAgain = false): Promise<Answer> {
  const website = form.querySelector<HTMLInputElement>('[name=website]')!.value;
  const content = { ...values, ...(website && { website }), formToken: await ripeToken() };
  const answer = await call('/api/registrations', content);
  if (!answer.body.errors?.formToken || isAgain) return answer;
  forgetToken();
  return begin(values, true);
}

/** Boxes of which none is ticked are sent too, as empty lists. */
function emptyLists(part: HTMLElement): Record<string, never[]> {
  const lists = [...part.querySelectorAll<HTMLElement>('[data-boxes]')];
  return Object.fromEntries(lists.map(({ dataset }) => [dataset.boxes!, []]));
}
