import { randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from 'jose';
import { loadKeys } from '../platform/identity/keys.ts';
import { signIn } from '../platform/identity/signIn.ts';
import { once } from './base/once.ts';
import { testServer } from './server.ts';

/** A valid access token of a user; kept for eight of its ten minutes. */
export async function accessToken(email: string): Promise<string> {
  const known = tokens.get(email);
  if (known && Date.now() - known.since < 8 * 60_000) return known.token;
  const token = newToken(email);
  tokens.set(email, { token, since: Date.now() });
  token.catch(() => tokens.delete(email));
  return token;
}

const tokens = new Map<string, { token: Promise<string>; since: number }>();

/** The token of the process's first real sign-in. */
let first: string | undefined;

/**
 * Signs in the first user of a process. Each other one gets that token with the own account in it, signed with the key of
 * the identity provider, which takes a tenth of the time of a sign-in. Who may not sign in is refused by the real one.
 */
async function newToken(email: string): Promise<string> {
  const { db } = await testServer();
  const account = await db('users').where({ email, archivedAt: null }).first('id', 'email');
  if (first && account) return signed(first, account);
  return (first = await signInTo(email));
}

/** The token of another account, in all else equal to this one, issued now. */
async function signed(token: string, { id: sub, email }: { id: string; email: string }) {
  const claims = decodeJwt(token);
  const now = Math.floor(Date.now() / 1000);
  const times = { iat: now, exp: now + claims.exp! - claims.iat! };
  return new SignJWT({ ...claims, ...times, sub, email, jti: randomUUID() })
    .setProtectedHeader(decodeProtectedHeader(token) as { alg: string })
    .sign(await signingKey());
}

const signingKey = once(async () => {
  const { signing } = await loadKeys((await testServer()).db);
  return importJWK(signing);
});

/** The access token of a real sign-in; throws SignInError. */
export async function signInTo(email: string): Promise<string> {
  const { url, env } = await testServer();
  const redirectUri = `${url}/admin/auth-callback`;
  return (await signIn({ ...env.oidc, redirectUri, email, password: 'anden' })).accessToken;
}
