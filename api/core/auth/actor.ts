import type { components } from '#contract';
import type { Locale } from '../i18n/words.ts';

type UserType = components['schemas']['UserType'];

/**
 * Who is calling, as policies see it: always from the verified token, never from a parameter. The module of users adds
 * what only other modules need.
 */
export interface Actor {
  userId: string;
  type: UserType;
  role: 'root' | 'admin' | 'member';
  access: 'full' | 'read_only';
  companyId: string | null;
  /** Who the user works for: the id of a row of the view `employers`. */
  employerId: string;
  /** The types of employers whose names the user never sees. */
  hiddenEmployers: readonly UserType[];
  locale: Locale;
}
