import { Table } from '../../core/sql/transaction.ts';

/** An access token that a session was given, by its hash. */
export class SessionToken extends Table {
  static override tableName = 'session_tokens';
  static override idColumn = 'hash';

  declare hash: string;
  declare sessionId: string;
  declare expiresAt: Date;
}
