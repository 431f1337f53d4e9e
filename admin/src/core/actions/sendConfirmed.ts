import type { HttpError } from 'react-admin';
import type { Problem } from '../data/problem.ts';

/**
 * Asks the person about what the API refuses until it is confirmed, by the errors by field: resolves to what is to be
 * added to the body, to false when the person does not go on, and to undefined when nothing in it can be confirmed.
 */
export type Confirm = (
  errors: NonNullable<Problem['errors']>,
) => Promise<object | false | undefined>;

/** The person did not go on, so that nothing was done. */
export class NotConfirmed extends Error {}

/** Sends a body, and once more when the API wants something to be confirmed and the person does so; else throws NotConfirmed. */
export async function sendConfirmed<Answer>(
  send: (body?: object) => Promise<Answer>,
  body: object | undefined,
  confirm?: Confirm,
): Promise<Answer> {
  try {
    return await send(body);
  } catch (error) {
    const { errors = {} } = ((error as HttpError).body ?? {}) as Problem;
    const confirmed = await confirm?.(errors);
    if (confirmed === false) throw new NotConfirmed();
    if (!confirmed) throw error;
    return send({ ...body, ...confirmed });
  }
}
