import type { SessionUser } from '../../core/auth/session.ts';

/** The kinds of users that have different menus (specification, section 2). */
export type UserKind =
  'internalAdmin' | 'customerAdmin' | 'carrierAdmin' | 'carrierMember' | 'member';

/** The kind of a user. The specification has no menu for a carrier's member; it gets one of its own. */
export function kindOf(user: Pick<SessionUser, 'user_type' | 'user_role'>): UserKind {
  const isAdmin = user.user_role.name === 'admin' || user.user_role.name === 'root';
  if (isCarrier(user)) return isAdmin ? 'carrierAdmin' : 'carrierMember';
  if (!isAdmin) return 'member';
  return user.user_type.name === 'internal' ? 'internalAdmin' : 'customerAdmin';
}

/** The first page of a user after signing in (specification, section 2). */
export function homeOf(user: Pick<SessionUser, 'user_type'>): string {
  return isCarrier(user) ? '/admin/carrier/quotes' : '/admin/quotes';
}

/** Whether a user works for a carrier, who has pages of its own below /admin/carrier. */
export function isCarrier({ user_type }: Pick<SessionUser, 'user_type'>): boolean {
  return user_type.name === 'carrier';
}

/** Whether a user works for a broker. */
export function isBroker({ user_type }: Pick<SessionUser, 'user_type'>): boolean {
  return user_type.name === 'broker';
}

/** Whether a user works for anybody but a carrier. */
export function isNoCarrier(user: Pick<SessionUser, 'user_type'>): boolean {
  return !isCarrier(user);
}
