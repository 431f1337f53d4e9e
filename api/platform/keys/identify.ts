import type { Context } from 'koa';
import type { Actor } from '../../core/auth/actor.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { runStatement } from '../../core/sql/statement.ts';
import { findActor } from '../users/index.ts';
import { ApiKey } from './ApiKey.ts';
import { hashOf, secretIn } from './secret.ts';

/**
 * Identifies callers whose bearer token is the secret of an API key; all others as before. The key and its maker are read
 * at every call, so that a revoked key and lost rights take effect at once in every process.
 */
export function orByKey(
  byToken: (ctx: Context) => Actor | Promise<Actor>,
  { clock }: { clock: () => Date },
) {
  return (ctx: Context): Actor | Promise<Actor> => {
    const secret = secretIn(ctx.get('Authorization'));
    return secret ? actorBy(ctx, secret, clock()) : byToken(ctx);
  };
}

/**
 * The key's maker, limited to the key's scopes; refused when the maker no longer works for the key's company. The security
 * log names the key of a refused call.
 */
async function actorBy(ctx: Context, secret: string, now: Date): Promise<Actor> {
  const key = await keyOf(hashOf(secret));
  ctx.state.keyId = key?.id;
  if (!key || key.revokedAt) throw keyRefusal('KEY_INVALID');
  if (new Date(key.expiresAt) <= now) throw keyRefusal('KEY_EXPIRED');
  const maker = await findActor(key.userId);
  if (maker?.employerId !== (key.companyId ?? key.carrierId)) throw keyRefusal('KEY_INVALID');
  return { ...maker!, key: { id: key.id, scopes: key.scopes } };
}

type KnownKey = Pick<
  ApiKey,
  'id' | 'userId' | 'companyId' | 'carrierId' | 'scopes' | 'expiresAt' | 'revokedAt'
>;

async function keyOf(secretHash: string): Promise<KnownKey | undefined> {
  const statement = { text: KEY, values: [secretHash] };
  const [found] = await runStatement<KnownKey>(ApiKey.knex(), statement);
  return found;
}

const KEY = `
  select id, user_id as "userId", company_id as "companyId", carrier_id as "carrierId", scopes,
    expires_at as "expiresAt", revoked_at as "revokedAt"
  from api_keys where secret_hash = $1`;

function keyRefusal(code: 'KEY_INVALID' | 'KEY_EXPIRED') {
  return new Refusal(code, { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } });
}
