import type { Transaction } from 'objection';
import { type Carrier, languageOf } from '../../network/carriers/index.ts';
import { dayAt } from '../../core/i18n/days.ts';
import { type Address, notify } from '../../platform/notifications/index.ts';
import type { BankAccount } from './BankAccount.ts';

/** For how long an address that was replaced still hears of bank accounts, in days. */
const KNOWN_DAYS = 30;

type NotedAccount = Pick<BankAccount, 'digits' | 'effectiveAt'>;

const WORDS = { es: 'Ver la cuenta', en: 'View the account' };

/**
 * Tells the carrier's admins, the broker of its network, Andén's staff, and every address at which the carrier was reached
 * in the last thirty days, so that whoever took over an account cannot hide a new bank account by a new address.
 */
export async function tellKeepers(
  trx: Transaction,
  kind: 'bank_account_entered' | 'bank_account_confirmed' | 'bank_account_rejected',
  { carrier, account, now }: { carrier: Carrier; account: NotedAccount; now: Date },
): Promise<void> {
  const language = languageOf(carrier);
  const link = { label: WORDS[language], path: '/admin/carrier/profile' };
  const emails = await knownAddresses(trx, carrier, now);
  const addresses: Address[] = emails.map((email) => ({ email, language, link }));
  const { id: carrierId, companyId } = carrier;
  const of = { carrierId, companyId, addresses };
  await notify(trx, kind, { of, entityId: carrierId, params: paramsOf(carrier, account) });
}

/** Tells the companies that have a load with the carrier from when another account is in use. */
export async function tellPayers(
  trx: Transaction,
  { carrier, account, payers }: { carrier: Carrier; account: NotedAccount; payers: string[] },
): Promise<void> {
  const params = paramsOf(carrier, account);
  for (const companyId of payers.filter((id) => id !== carrier.companyId))
    await notify(trx, 'bank_account_changing', { of: { companyId }, entityId: carrier.id, params });
}

function paramsOf({ carrierName: carrier }: Carrier, { digits, effectiveAt }: NotedAccount) {
  const day = effectiveAt ? dayAt(new Date(effectiveAt)) : undefined;
  return { carrier, reference: digits.slice(-4), ...(day && { day }) };
}

/** The addresses of the carrier now, and those that were replaced in the last thirty days. */
async function knownAddresses(trx: Transaction, { id, quotingEmail }: Carrier, now: Date) {
  const since = new Date(+now - KNOWN_DAYS * 24 * 60 * 60_000);
  const { rows } = await trx.raw<{ rows: { email: string }[] }>(REPLACED, { id, since });
  const emails = [quotingEmail, ...rows.map(({ email }) => email)];
  return [...new Set(emails)].filter((email) => email !== null);
}

const REPLACED = `select before ->> 'quoting_email' as email from changes
  where entity = 'carriers' and entity_id = :id::uuid and created_at > :since
    and before ->> 'quoting_email' is not null`;
