import { Archivable } from '../../core/sql/Entity.ts';
import type { Query } from '../../core/list/read.ts';
import { TYPES } from './roles.ts';
import type { Locale } from '../../shared/languages.ts';

/** A person who signs in; belongs to a company, or to a carrier if it is a carrier's user. */
export class User extends Archivable {
  static override tableName = 'users';
  static override jsonAttributes = ['files'];

  static override unrecorded = [...Archivable.unrecorded, 'identity_sub'];

  declare identitySub: string | null;
  declare email: string;
  declare firstName: string;
  declare lastName: string;
  declare phone: string | null;
  declare userTypeId: 1 | 2 | 3 | 4;
  declare userRoleId: 1 | 2 | 3;
  declare accessType: 'full' | 'read_only';
  declare companyId: string | null;
  declare carrierId: string | null;
  declare language: Locale;
  /** The days, both included, on which the user is away, and the colleague who covers. */
  declare awayFrom: string | null;
  declare awayUntil: string | null;
  declare coveredBy: string | null;
  declare files: Record<string, string>;

  static override modifiers = {
    ...Archivable.modifiers,
    /** Users of shippers. */
    ofCustomers: (query: Query) => query.where('userTypeId', TYPES.shipper),
  };
}
