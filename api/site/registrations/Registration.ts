import type { Schemas } from '../../core/contract/types.ts';
import { Table } from '../../core/sql/transaction.ts';
import type { Locale } from '../../shared/languages.ts';

/** A carrier's registration on the public site, saved step by step; its token gives access to it. */
export class Registration extends Table {
  static override tableName = 'registrations';
  static override jsonAttributes = ['fields'];

  declare id: string;
  declare tokenHash: string;
  declare expiresAt: Date | string;
  declare email: string;
  declare language: Locale;
  declare step: number;
  declare fields: Schemas['RegistrationFields'];
  declare formNonce: string | null;
  declare termsAcceptedAt: Date | string | null;
  declare carrierId: string | null;
  declare finishedAt: Date | string | null;
  declare updatedAt: Date | string;
}
