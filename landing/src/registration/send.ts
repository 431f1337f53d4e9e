import { call, type Answer } from '../forms/api.ts';
import { discardToken, usableToken } from '../forms/token.ts';
import { valuesOf } from '../forms/values.ts';
import { form } from './page.ts';
import { LAST, progress } from './progress.ts';

/** Sends the values of a step: the first starts the registration, the last finishes it, the others are saved. */
export async function send(part: HTMLElement): Promise<Answer> {
  const { step, token } = progress;
  const values = valuesOf(part);
  if (!token) return begin(values);
  if (step === LAST) return call('/api/registrations/finish', { token, ...values });
  delete values.email;
  return call('/api/registrations/save', { token, step: step + 1, ...emptyLists(part), ...values });
}

/** Starts the registration; when the form token is too old, tries once more with a new one. */
async function begin(values: object, isAgain = false): Promise<Answer> {
  const website = form.querySelector<HTMLInputElement>('[name=website]')!.value;
  const content = { ...values, ...(website && { website }), formToken: await usableToken() };
  const answer = await call('/api/registrations', content);
  if (!answer.body.errors?.formToken || isAgain) return answer;
  discardToken();
  return begin(values, true);
}

/** An empty list for each group of checkboxes, so that a group without a tick is sent too. */
function emptyLists(part: HTMLElement): Record<string, never[]> {
  const lists = [...part.querySelectorAll<HTMLElement>('[data-boxes]')];
  return Object.fromEntries(lists.map(({ dataset }) => [dataset.boxes!, []]));
}
