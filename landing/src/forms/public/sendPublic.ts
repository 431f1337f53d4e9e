import { type Answer, call } from '../api.ts';
import { discardToken, usableToken } from '../token.ts';

/**
 * Sends a form with its form token, which makes it count once; when the API refuses the token, sends it once more with a
 * new one.
 */
export async function sendPublic(path: string, values: object, isAgain = false): Promise<Answer> {
  const answer = await call(path, { ...values, formToken: await usableToken() });
  const { code, errors } = answer.body;
  const isRefused = errors?.formToken !== undefined || code === 'IDEMPOTENCY_REUSED';
  if (answer.ok || (isRefused && !isAgain)) discardToken();
  return isRefused && !isAgain ? sendPublic(path, values, true) : answer;
}
