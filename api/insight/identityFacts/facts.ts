import { BankAccount } from '../../trip/bankAccounts/index.ts';
import type { Carrier } from '../../network/carriers/index.ts';
import { GENERIC_RFCS, rfcWarnings } from '../../network/companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { mailboxOf } from './mailboxes.ts';
import { fitsName } from './names.ts';
import { type Same, samePhones, samePlates } from './sameValues.ts';

type Fact = Schemas['IdentityFact'];

/** Lists the facts about a carrier's identity, as this actor may know it. */
export async function factsOf(actor: Actor, carrier: Carrier, now: Date): Promise<Fact[]> {
  const { id, contactPhone } = carrier;
  const [phones, plates, account] = await Promise.all([
    samePhones(id),
    samePlates(id),
    bankAccountOf(carrier, now),
  ]);
  const facts = [
    ...[digitOf(carrier), nameOf(carrier), mailOf(carrier)],
    sharedWith(actor, { kind: 'phone', value: contactPhone }, phones),
    sharedWith(actor, { kind: 'plates', value: null }, plates),
    account,
  ];
  const seesValues = actor.type === 'internal' || carrier.companyId !== null;
  return seesValues ? facts : facts.map((fact) => ({ ...fact, value: null }));
}

const BY_RULE = { others: [], at: null, source: 'tax_rule' } as const satisfies Partial<Fact>;
const BY_RECORDS = { others: [], at: null, source: 'records' } as const satisfies Partial<Fact>;

function digitOf({ rfc }: Carrier): Fact {
  const fact = { kind: 'rfc_digit', value: rfc, ...BY_RULE } as const;
  return unusable(fact, rfc) ?? judged(fact, rfcWarnings(rfc).length === 0);
}

function nameOf({ rfc, carrierName }: Carrier): Fact {
  const fact = { kind: 'rfc_name', value: rfc, ...BY_RULE } as const;
  const isFitting = rfc ? fitsName(rfc, carrierName) : undefined;
  if (rfc && isFitting === undefined) return { ...fact, state: 'unknown', finding: 'missing' };
  return unusable(fact, rfc) ?? judged(fact, isFitting!);
}

function mailOf({ quotingEmail, carrierName, comercialName }: Carrier): Fact {
  const fact = { kind: 'email_domain', value: quotingEmail, ...BY_RECORDS } as const;
  if (!quotingEmail) return { ...fact, state: 'unknown', finding: 'missing' };
  const finding = mailboxOf(quotingEmail, [carrierName, comercialName]);
  return { ...fact, state: MAILBOXES[finding], finding };
}

const MAILBOXES = {
  company_domain: 'fits',
  free_mailbox: 'differs',
  other_domain: 'unknown',
} as const;

/** Whether other carriers have the same value: those of the actor's network by name, staff sees all. */
function sharedWith({ type, companyId }: Actor, { kind, value }: ComparedFact, same: Same): Fact {
  const seen = same.same.filter(
    (one) => type === 'internal' || one.companyId === null || one.companyId === companyId,
  );
  const others = seen.map((one) =>
    type === 'internal' || one.companyId
      ? { id: one.id, carrierName: one.carrierName }
      : { id: null, carrierName: null },
  );
  const fact = { ...BY_RECORDS, kind, value: seen[0]?.value ?? value, others };
  if (!same.hasValue) return { ...fact, state: 'unknown', finding: 'missing' };
  return { ...fact, ...(others.length > 0 ? SHARED : ONLY_HERE) };
}

type ComparedFact = Pick<Fact, 'kind' | 'value'>;

/** For how long a bank account counts as changed lately. */
const LATELY_MS = 30 * 24 * 60 * 60_000;

/** Whether another bank account took the place of an earlier one lately, or will; a first account is no change. */
async function bankAccountOf({ id: carrierId }: Carrier, now: Date): Promise<Fact> {
  const confirmed = await BankAccount.query()
    .where({ carrierId, status: 'confirmed' })
    .orderBy('effectiveAt', 'desc');
  const [newest] = confirmed;
  if (!newest)
    return {
      ...BY_RECORDS,
      kind: 'bank_account',
      value: null,
      state: 'unknown',
      finding: 'missing',
    };
  const at = new Date(newest.effectiveAt!);
  const isChange = confirmed.some(
    ({ id, currency }) => id !== newest.id && currency === newest.currency,
  );
  const isLately = isChange && +now - +at < LATELY_MS;
  const fact = { ...BY_RECORDS, kind: 'bank_account', at: at.toISOString() } as const;
  return { ...fact, value: newest.digits.slice(-4), ...(isLately ? CHANGED : UNCHANGED) };
}

const CHANGED = { state: 'differs', finding: 'changed_lately' } as const;
const UNCHANGED = { state: 'fits', finding: 'unchanged' } as const;

const SHARED = { state: 'differs', finding: 'shared' } as const;
const ONLY_HERE = { state: 'fits', finding: 'only_here' } as const;

type Begun = Omit<Fact, 'state' | 'finding'>;

function unusable(fact: Begun, rfc: string | null): Fact | undefined {
  if (!rfc) return { ...fact, state: 'unknown', finding: 'missing' };
  return GENERIC_RFCS.includes(rfc) ? { ...fact, state: 'unknown', finding: 'generic' } : undefined;
}

function judged(fact: Begun, isFitting: boolean): Fact {
  return isFitting
    ? { ...fact, state: 'fits', finding: 'matches' }
    : { ...fact, state: 'differs', finding: 'mismatch' };
}
