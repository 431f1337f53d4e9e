import type { AccountClaims } from 'oidc-provider';
import type { Locale } from '../../shared/languages.ts';

/** A user who can sign in at the embedded provider; the users module supplies them. */
export interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  typeName: 'internal' | 'broker' | 'shipper' | 'carrier';
  roleName: 'root' | 'admin' | 'member';
  companyName: string | null;
  locale: Locale;
  /** The sign-in page says so instead of signing in. */
  isDeactivated?: boolean;
}

/** Look-ups of accounts; deactivated ones are found by e-mail alone. `list` returns the demo accounts of the sign-in page, in their order. */
export interface Accounts {
  findByEmail(email: string): Promise<Account | null>;
  findById(id: string): Promise<Account | null>;
  list(): Promise<Account[]>;
}

/** All identity claims of an account; the provider sends those of the requested scopes. */
export function claimsOf(account: Account): AccountClaims {
  const { id, email, firstName, lastName, locale } = account;
  return {
    sub: id,
    email,
    email_verified: true,
    name: `${firstName} ${lastName}`,
    given_name: firstName,
    family_name: lastName,
    nickname: firstName,
    locale,
  };
}
