import type { Schemas } from '../../core/contract/types.ts';
import { Entity } from '../../core/sql/Entity.ts';

/** A bank account of a carrier as somebody entered it. It is never edited: a change is another account. */
export class BankAccount extends Entity {
  static override tableName = 'bank_accounts';
  static override unrecorded = [...Entity.unrecorded, 'digits', 'routing_number'];

  declare carrierId: string;
  /** The broker whose network the carrier is in; null in Andén's. */
  declare companyId: string | null;
  declare holder: string;
  declare bank: string;
  declare kind: Schemas['BankAccountKind'];
  /** The CLABE or the account number. */
  declare digits: string;
  declare routingNumber: string | null;
  declare currency: Schemas['Currency'];
  declare status: Schemas['BankAccountStatus'];
  declare enteredBy: string;
  declare decidedBy: string | null;
  declare decidedAt: Date | string | null;
  /** From when a confirmed account is in use. */
  declare effectiveAt: Date | string | null;
  declare reason: string | null;
}
