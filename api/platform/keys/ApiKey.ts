import { Entity } from '../../core/sql/Entity.ts';

/** A key with which a program of a company or carrier calls the API; its secret is stored as a hash. */
export class ApiKey extends Entity {
  static override tableName = 'api_keys';

  static override unrecorded = [...Entity.unrecorded, 'secret_hash', 'last_used_at'];

  /** The company of the key, or its carrier. */
  declare companyId: string | null;
  declare carrierId: string | null;
  /** The user who made it, for whom it calls. */
  declare userId: string;
  declare name: string;
  /** The first characters of the secret. */
  declare prefix: string;
  declare secretHash: string;
  declare scopes: string[];
  declare expiresAt: string;
  declare revokedAt: string | null;
  declare lastUsedAt: string | null;
}
