import { bankAccountNotices } from './noticeRows.ts';
import { bankAccountPolicy } from './policy.ts';
import handlers from './routes.ts';

export { BankAccount } from './BankAccount.ts';
export { accountsFor } from './payers.ts';

/** Bank accounts of carriers, whose changes wait for a second person and a day. */
export const bankAccounts = {
  name: 'bank_accounts',
  policy: bankAccountPolicy,
  handlers,
  notices: bankAccountNotices,
};
