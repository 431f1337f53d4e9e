import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { dayAt } from '../../core/i18n/days.ts';
import { sumOf } from '../../shared/amounts.ts';
import { BYTE_ORDER_MARK, csvText } from '../../shared/csvText.ts';
import type { Locale, Words } from '../../shared/words.ts';
import { accountsFor } from '../bankAccounts/index.ts';
import { settlementPolicy as may } from './policy.ts';
import { among } from './service.ts';

type Settlement = Schemas['Settlement'];
type Account = Schemas['AccountToPay'];
type Reason = Schemas['LeftOutReason'];

/** The transfers of a file with the carriers whose accounts stand in it. */
interface BankTransfers {
  file: Schemas['BankFile'];
  carrierIds: string[];
}

/** Makes the bank's file of the settlements that the actor's company pays in pesos, and names the others. */
export async function bankFile(
  actor: Actor,
  ids: string[],
  { now, locale }: { now: Date; locale: Locale },
): Promise<BankTransfers> {
  const all = await among(may.visible(actor), ids);
  const carriers = all.filter((one) => !objection(actor, one)).map(({ carrierId }) => carrierId);
  const accounts = await accountsFor(actor, [...new Set(carriers)], now);
  const accountOf = ({ carrierId }: Settlement) => accounts.get(carrierId)?.find(isInPesos);
  const reasonFor = (one: Settlement) =>
    objection(actor, one) ?? (accountOf(one) ? undefined : ('no_account' as const));
  const payable = all.filter((one) => !reasonFor(one));
  const file = {
    fileName: `settlements-bank-${dayAt(now)}.csv`,
    content: BYTE_ORDER_MARK + csvText([headings(locale), ...payable.map(rowWith(accountOf))]),
    count: payable.length,
    total: sumOf(payable.map(({ total }) => total)),
    leftOut: ids.flatMap((id) => leftOut(id, all, reasonFor)),
  };
  return { file, carrierIds: [...new Set(payable.map(({ carrierId }) => carrierId))] };
}

/** Why a settlement is not to be transferred, whatever account its carrier has. */
function objection({ companyId }: Actor, one: Settlement): Reason | undefined {
  if (one.status === 'paid') return 'paid';
  if (one.currency !== 'MXN') return 'currency';
  return one.companyId === companyId ? undefined : 'other_payer';
}

function isInPesos({ kind, currency }: Account): boolean {
  return kind === 'clabe' && currency === 'MXN';
}

function rowWith(accountOf: (one: Settlement) => Account | undefined) {
  return (one: Settlement) => {
    const { holder, bank, number } = accountOf(one)!;
    return [holder, bank, number, one.total, one.currency, one.reference];
  };
}

function leftOut(
  id: string,
  all: Settlement[],
  reasonFor: (one: Settlement) => Reason | undefined,
): Schemas['LeftOut'][] {
  const one = all.find((settlement) => settlement.id === id);
  const reason = one ? reasonFor(one) : 'not_found';
  const { reference = null, carrierName = null } = one ?? {};
  return reason ? [{ id, reference, carrierName, reason }] : [];
}

function headings(locale: Locale): string[] {
  return HEADINGS.map((words) => words[locale]);
}

const HEADINGS: readonly Words[] = [
  { es: 'Beneficiario', en: 'Beneficiary' },
  { es: 'Banco', en: 'Bank' },
  { es: 'CLABE', en: 'CLABE' },
  { es: 'Importe', en: 'Amount' },
  { es: 'Moneda', en: 'Currency' },
  { es: 'Referencia', en: 'Reference' },
];
