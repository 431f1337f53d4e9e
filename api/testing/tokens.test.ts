import { expect } from 'chai';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { Schemas } from '../core/contract/types.ts';
import { SignInError } from '../platform/identity/signIn.ts';
import { buildUser } from '../platform/users/test/factory.ts';
import { accessToken, as } from './client.ts';
import { signInTo } from './tokens.ts';

describe('The access token of a test', () => {
  before(async () => {
    await accessToken((await buildUser()).email);
  });

  it('says what a real sign-in of the user says', async () => {
    const { email } = await buildUser({ type: 'carrier', role: 'member' });
    const [made, real] = [await accessToken(email), await signInTo(email)];
    expect(decodeProtectedHeader(made)).to.deep.equal(decodeProtectedHeader(real));
    expect(saidBy(made)).to.deep.equal(saidBy(real));
  });

  it('is accepted as the one of its user', async () => {
    const user = await buildUser();
    const { status, body } = await as(user).get<Schemas['OwnSession']>('/api/session');
    expect(status).to.equal(200);
    expect(body.user.id).to.equal(user.id);
  });

  it('is refused to a user who may not sign in', async () => {
    const { email } = await buildUser({ archivedAt: '2026-01-01T00:00:00Z' });
    const refusal = await accessToken(email).catch((error: unknown) => error);
    expect(refusal).to.be.instanceOf(SignInError);
  });
});

/** The claims of a token without its own id and times. */
function saidBy(token: string) {
  const { jti, iat, exp, ...claims } = decodeJwt(token);
  expect(jti).to.be.a('string');
  return { ...claims, lasts: exp! - iat! };
}
