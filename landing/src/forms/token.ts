import type { AnswerOf } from '../schemas.ts';
import { call } from './api.ts';

interface Token {
  formToken: string;
  /** From when on the API accepts it, in epoch milliseconds. */
  usableAt: number;
}

const KEY = 'formToken';
let token: Promise<Token> | undefined = storedToken();

/** Requests a form token in advance, because the API accepts it only some seconds later. */
export function prepareToken(): void {
  token ??= fetchToken();
  token.catch(discardToken);
}

/** A form token, once the API accepts it. */
export async function usableToken(): Promise<string> {
  prepareToken();
  const { formToken, usableAt } = await token!;
  const wait = usableAt - Date.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return formToken;
}

/** Discards the form token, which the API accepts for one form only. */
export function discardToken(): void {
  token = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was kept.
  }
}

async function fetchToken(): Promise<Token> {
  const { ok, body } = await call('/api/inquiries/form_token');
  if (!ok) throw new Error(body.title);
  const { formToken, minimumSeconds } = body as AnswerOf<'getFormToken'>;
  return storeToken({ formToken, usableAt: Date.now() + (minimumSeconds + 0.3) * 1000 });
}

/** Keeps the token in this tab: after a lost answer and reloading, the form is still accepted once. */
function storeToken(newToken: Token): Token {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(newToken));
  } catch {
    // Without storage the page still has it.
  }
  return newToken;
}

function storedToken(): Promise<Token> | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    return text ? Promise.resolve(JSON.parse(text) as Token) : undefined;
  } catch {
    return undefined;
  }
}
