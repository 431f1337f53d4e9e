import { add, amend } from '../../core/records/writing/save.ts';
import { ROLES, TYPES } from './roles.ts';
import { User } from './User.ts';
import type { Locale } from '../../shared/languages.ts';

/** The personal data of the first root user. */
export interface Root {
  email: string;
  firstName: string;
  lastName: string;
  language: Locale;
}

/** The active user with the role root who was registered first; undefined when there is none. */
export function firstRoot(): Promise<User | undefined> {
  const roots = User.query().modify('listed').where({ userRoleId: ROLES.root });
  return roots.orderBy('createdAt').first() as unknown as Promise<User | undefined>;
}

/** Whether a user, also a deactivated one, has this e-mail address. */
export async function isKnown(email: string): Promise<boolean> {
  return (await User.query().findOne({ email })) !== undefined;
}

/** Registers a user with the role root in Andén's company. */
export async function addRoot(companyId: string, root: Root): Promise<void> {
  const position = { userTypeId: TYPES.internal, userRoleId: ROLES.root, companyId };
  await add(User, { ...root, ...position });
}

/** Changes the data of a root user. */
export async function correctRoot(id: string, root: Root): Promise<void> {
  await amend(User, id, root);
}
