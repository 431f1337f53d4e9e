import { transactionTime } from '../../core/records/writing/columnValues.ts';
import type { Reaction } from '../../core/records/status/reactions.ts';
import { amend } from '../../core/records/writing/save.ts';
import { User } from '../users/index.ts';
import { ApiKey } from './ApiKey.ts';

/** Revokes the keys of a user who is archived or moved to another employer: they stay revoked when the user comes back. */
export const revokeOfLeaver: Reaction = {
  model: User,
  statuses: ['archived', 'moved'],
  async run(trx, { id: userId }) {
    const keys = await ApiKey.query(trx)
      .where({ userId, revokedAt: null })
      .select('id')
      .orderBy('id');
    for (const { id } of keys) await amend(ApiKey, id, { revokedAt: transactionTime }, { trx });
  },
};
