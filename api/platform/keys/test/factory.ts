import { saved, type Columns } from '../../../testing/base/saved.ts';
import type { User } from '../../users/index.ts';
import { ApiKey } from '../ApiKey.ts';
import { newSecret } from '../secret.ts';

type Maker = Pick<User, 'id' | 'companyId' | 'carrierId'>;

/** Inserts a key of a user's company or carrier, made by that user, with its secret; by default it may read and write quotes. */
export async function buildKey(maker: Maker, overrides: Columns<ApiKey> = {}) {
  const { secret, ...made } = newSecret();
  const key = await saved(ApiKey, {
    ...made,
    userId: maker.id,
    companyId: maker.companyId,
    carrierId: maker.carrierId,
    name: `Llave ${crypto.randomUUID()}`,
    scopes: ['quotes:read', 'quotes:write'],
    expiresAt: new Date(Date.now() + 30 * DAY_MS).toISOString(),
    ...overrides,
  });
  return { key, secret };
}

const DAY_MS = 24 * 60 * 60_000;
