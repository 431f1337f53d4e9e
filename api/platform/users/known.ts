import type { Transaction } from 'objection';
import type { Scope } from '../../core/auth/policy.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { EMAIL_EXISTS } from '../../core/i18n/messages.ts';
import { within } from '../../core/list/read.ts';
import { User } from './User.ts';

/**
 * Throws 409 with the name of the user of the scope who has the e-mail address; a deactivated one is restored instead.
 * Of users outside the scope the unique constraint says only that the address exists.
 */
export async function refuseKnown(scope: Scope, email: string, trx: Transaction): Promise<void> {
  const user = (await within(User.query(trx), scope).findOne({ email })) as User | undefined;
  if (!user) return;
  const name = `${user.firstName} ${user.lastName}`;
  const code = user.archivedAt ? 'USER_DEACTIVATED' : 'USER_EXISTS';
  throw new Refusal(code, { params: { name }, errors: { email: EMAIL_EXISTS } });
}
