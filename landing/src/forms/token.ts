import { call } from './api.ts';

interface Token {
  formToken: string;
  /** When the API will take it. */
  ripeAt: number;
}

let token: Promise<Token> | undefined;

/** Asks for a form's token beforehand: it has to ripen for some seconds. */
export function prepareToken(): void {
  token ??= fetchToken();
  token.catch(forgetToken);
}

/** A token that the API takes; waits until it is ripe. */
export async function ripeToken(): Promise<string> {
  prepareToken();
  const { formToken, ripeAt } = await token!;
  const wait = ripeAt - Date.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return formToken;
}

/** The next form needs a new one. */
export function forgetToken(): void {
  token = undefined;
}

async function fetchToken(): Promise<Token> {
  const { ok, body } = await call('/api/inquiries/form_token');
  if (!ok) throw new Error(body.title);
  const seconds = Number(body.minimumSeconds) + 0.3;
  return { formToken: String(body.formToken), ripeAt: Date.now() + seconds * 1000 };
}
