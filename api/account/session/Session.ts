import { Table } from '../../core/sql/transaction.ts';

/** A session of the product's pages, from a sign-in to its end; the browser has its secret in a cookie. */
export class Session extends Table {
  static override tableName = 'sessions';

  declare id: string;
  declare secretHash: string;
  /** The person who signed in, by the provider's id. */
  declare subject: string;
  /** The refresh token that the cookie has now; null when the provider gave none. */
  declare refreshHash: string | null;
  /** The refresh token before it. */
  declare previousHash: string | null;
  /** Since when a renewal waits for the provider. */
  declare renewingSince: Date | null;
  declare renewedAt: Date;
  /** The tokens of the last renewal, sealed with the refresh token before it. */
  declare renewal: Buffer | null;
  /** The ID token, for the provider's logout, sealed with the secret. */
  declare idToken: Buffer | null;
  declare endedAt: Date | null;
}
