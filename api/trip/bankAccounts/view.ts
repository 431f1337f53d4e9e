import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';
import { BankAccount } from './BankAccount.ts';

const nameOf = (column: string) =>
  `(select first_name || ' ' || last_name from users where id = bank_accounts.${column})`;

/** A bank account with the last four digits of its number; nothing else of it leaves the database this way. */
export const bankAccountView = view<Schemas['BankAccount']>(BankAccount, {
  ...recordColumns,
  ...columns('carrierId', 'holder', 'bank', 'kind', 'currency', 'status'),
  ...columns('enteredBy', 'decidedAt', 'effectiveAt', 'reason'),
  carrierName: '(select carrier_name from carriers where id = bank_accounts.carrier_id)',
  lastFour: 'right(bank_accounts.digits, 4)',
  enteredByName: nameOf('entered_by'),
  decidedByName: nameOf('decided_by'),
});
