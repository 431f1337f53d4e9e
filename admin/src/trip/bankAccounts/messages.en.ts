import { BankAccount, BankAccountKind } from '#labels/bankAccounts.en';
import type { es } from './messages.es.ts';

/** The texts of bank accounts in English. */
export const en: typeof es = {
  resources: {
    bank_accounts: {
      name: 'Bank account |||| Bank accounts',
      fields: {
        ...BankAccount,
        clabe: 'CLABE',
        routingNumber: 'Routing number (ABA)',
        accountNumber: 'Account number',
        number: 'Account number',
      },
    },
  },
  bankAccounts: {
    title: 'Bank accounts',
    note: 'A new account is confirmed by another person, of the carrier or of Andén, and used a day later. Only who pays the carrier sees it whole.',
    empty: 'No accounts on record.',
    ofOthers: 'The carrier enters them. Whoever has assigned it a load sees them whole.',
    kind: BankAccountKind,
    ends: {
      clabe: 'CLABE ending in %{digits} · %{currency}',
      aba: 'Account ending in %{digits} · %{currency}',
    },
    state: {
      entered: 'To confirm',
      coming: 'Confirmed',
      used: 'In use',
      past: 'Earlier',
      rejected: 'Rejected',
    },
    told: {
      entered: 'Entered by %{name} on %{date}; another person confirms it.',
      coming: 'Confirmed by %{name}; in use from %{date}.',
      used: 'In use since %{date}; confirmed by %{name}.',
      past: 'In use from %{date} until another one replaced it.',
      rejected: 'Rejected by %{name} on %{date}: %{reason}',
    },
    enter: {
      action: 'Enter account',
      title: 'New account',
      done: 'Account entered; now another person confirms it',
      failed: 'The account was not entered',
    },
    confirm: {
      action: 'Confirm account',
      title: 'Is it the right account?',
      text: 'Type the number once more, from the bank statement or by a phone number you knew before. It is used a day later.',
      done: 'Account confirmed; it is used in a day',
      failed: 'The account was not confirmed',
    },
    reject: {
      action: 'Reject account',
      title: 'Reject the account?',
      reason: 'Reason',
      done: 'Account rejected',
      failed: 'The account was not rejected',
    },
    pay: {
      action: 'View account to pay',
      title: 'Account to pay',
      logged: 'Who viewed it is recorded.',
      none: 'The carrier has no confirmed account in use.',
      notPaying: 'Shown to brokers who assigned it a load.',
      next: 'It changes on %{date}. Before you pay, confirm it by a phone number you knew before.',
      close: 'Close',
    },
  },
};
