import { createBrowser } from '../../platform/identity/browser.ts';
import { submitSignIn } from '../../platform/identity/signIn.ts';
import { startListening } from '../../core/announcements/listen.ts';
import type { User } from '../../platform/users/User.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { testDatabaseUrl } from '../base/db.ts';
import { PageSession } from '../browser/pageSession.ts';
import { accessToken, as } from '../client.ts';
import { testServer } from '../server.ts';
import { type Calls, type Recorded, recorded } from './recording.ts';

/**
 * The calls of the product's own pages: the sign-in by cookie, the stream of events, and who has a record open. And the
 * feed of changes.
 */
export async function callsOfPages(user: User, recordId: string): Promise<Calls> {
  const listChanges = await changes(user, recordId);
  const listChangeTypes = await recorded(as(user), 'get', '/api/changes/types');
  const feed = { listChanges, listChangeTypes };
  return { ...(await signIn(user)), ...(await live(user, recordId)), ...feed };
}

/** The feed of changes with one change; its cursor is the same in each record. */
async function changes(user: User, id: string): Promise<Recorded> {
  const call = await recorded(as(user), 'get', '/api/changes');
  const cursor = '1842-17-1796000000';
  return withAnswer(call, {
    changes: [{ type: 'carriers', id, kind: 'updated', sequence: 1834 }],
    cursor,
    hasMore: false,
  });
}

async function signIn({ email }: User): Promise<Calls> {
  const { url: origin } = await testServer();
  const session = new PageSession(origin);
  const call = async (verb: string, query?: string): Promise<Recorded> => {
    const answer = await session.call(verb, query === undefined ? undefined : { query });
    const { status, headers } = answer;
    const body = query === undefined ? undefined : { query: '?code=…&state=…' };
    const path = `/api/session/token${verb}`;
    return { path, body, answer: { status, headers, body: await answer.json() } };
  };
  const startSignIn = await call('/start');
  const { url } = startSignIn.answer.body as { url: string };
  const browser = createBrowser(`${origin}/admin/auth-callback`);
  const { search } = await submitSignIn(browser, new URL(url), { email, password: 'anden' });
  return {
    startSignIn: withAnswer(startSignIn, {
      url: `${new URL(url).origin}/oidc/auth?client_id=anden-admin`,
    }),
    finishSignIn: await call('', search),
    renewToken: await call('/renew'),
    endSession: await call('/end'),
  };
}

function withAnswer(call: Recorded, body: unknown): Recorded {
  return { ...call, answer: { ...call.answer, body } };
}

async function live(user: User, recordId: string): Promise<Calls> {
  const { url, db, log } = await testServer();
  const listening = await startListening({ url: await testDatabaseUrl(), db, log });
  const authorization = `Bearer ${await accessToken(user.email)}`;
  const stream = await fetch(`${url}/api/live`, { headers: { authorization } });
  const colleague = as(await buildUser({ companyId: user.companyId! }));
  const pageId = crypto.randomUUID();
  const open = { pageId, resource: 'carriers', recordId, isEditing: false };
  const keepPresence = await recorded(colleague, 'post', '/api/presences', open);
  const body = await firstEventOf(stream);
  const { status, headers } = stream;
  const endPresence = await recorded(colleague, 'delete', `/api/presences/${pageId}`);
  await listening.stop();
  return {
    openLive: { path: '/api/live', body: undefined, answer: { status, headers, body } },
    keepPresence,
    endPresence,
  };
}

/** Reads a stream until an event has arrived whole, and ends it. */
async function firstEventOf(stream: Response): Promise<string> {
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!/^event: \w+\n.*\n\n/m.test(text)) text += (await reader.read()).value ?? '';
  await reader.cancel();
  return /^event: .*\n.*\n/m.exec(text)![0];
}
