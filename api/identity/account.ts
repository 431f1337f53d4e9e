import type { AccountClaims } from 'oidc-provider';

/** A person who can sign in at the embedded provider, as the users module describes them. */
export interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  typeName: 'internal' | 'broker' | 'shipper' | 'carrier';
  roleName: 'root' | 'admin' | 'member';
  companyName: string | null;
  locale: 'es' | 'en';
}

/** Where the provider looks people up; `list` is what the sign-in page offers, in its order. */
export interface Accounts {
  findByEmail(email: string): Promise<Account | null>;
  findById(id: string): Promise<Account | null>;
  list(): Promise<Account[]>;
}

/** The identity claims of an account: the scopes asked for decide which of them leave. */
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
