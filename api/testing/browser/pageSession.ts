import { createBrowser } from '../../platform/identity/browser.ts';
import { submitSignIn } from '../../platform/identity/signIn.ts';
import type { Schemas } from '../../core/contract/types.ts';

/** The calls for tokens that the product's pages make, with the cookies that a browser would keep. */
export class PageSession {
  readonly cookies = new Map<string, string>();
  accessToken = '';

  constructor(readonly origin: string) {}

  /** Calls `/api/session/token` or a verb below it, and keeps the cookies of the answer. */
  async call(verb: string, body?: object, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.origin}/api/session/token${verb}`, {
      method: 'POST',
      headers: {
        origin: this.origin,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    response.headers.getSetCookie().forEach((header) => this.keep(header));
    return response;
  }

  private keep(header: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    if (/max-age=0/i.test(header)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Signs in as a browser does, with the forms of the embedded provider's pages filled in. */
export async function signInToPages(
  origin: string,
  email: string,
): Promise<PageSession & Schemas['SignedIn']> {
  const session = new PageSession(origin);
  const { url } = await answerOf<{ url: string }>(session.call('/start'));
  const browser = createBrowser(`${origin}/admin/auth-callback`);
  const callback = await submitSignIn(browser, new URL(url), { email, password: 'anden' });
  const finished = session.call('', { query: callback.search });
  return Object.assign(session, await answerOf<Schemas['SignedIn']>(finished));
}

async function answerOf<Body>(asked: Promise<Response>): Promise<Body> {
  const response = await asked;
  if (!response.ok) throw new Error(`${response.url} answered ${await response.text()}`);
  return (await response.json()) as Body;
}
