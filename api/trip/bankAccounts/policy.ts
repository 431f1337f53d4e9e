import type { Actor } from '../../core/auth/actor.ts';
import * as may from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { mayBecome } from '../../core/records/status/transitions.ts';
import { bankAccountFlow } from './transitions.ts';
import { isNoShipper, isStaffOrBroker } from '../../platform/userTypes.ts';

/** Whose account it is: the carrier, and the broker of its network. */
interface Owned {
  carrierId: string;
  companyId: string | null;
}

/** An account as its rules see it. */
export type BankAccountState = Pick<Schemas['BankAccount'], 'status' | 'enteredBy'>;

/** An admin of the carrier, of the broker of its network, or of Andén: who sees the account and is an admin. */
const keeps = may.all(isNoShipper, may.isAdmin);
/** An admin of the carrier itself or of Andén, who may be the second person; its broker may not (domain decision). */
const isOfCarrierOrStaff = may.all(may.isOfType('internal', 'carrier'), may.isAdmin);
const isSecondPerson = may.state<BankAccountState>(
  ({ enteredBy }, actor) => enteredBy !== actor.userId,
  'BANK_ACCOUNT_SECOND_PERSON',
);

/** The permissions for bank accounts, which nobody sees whole but who pays. */
export const bankAccountPolicy = {
  visible({ type, companyId, carrierId }: Actor): may.Scope {
    if (type === 'internal') return may.everything;
    if (type === 'carrier') return [{ carrierId }];
    return type === 'broker' ? [{ companyId }] : may.nothing;
  },
  list: isNoShipper,
  show: isNoShipper,
  enter: keeps,
  confirm: may.all<BankAccountState>(
    isOfCarrierOrStaff,
    mayBecome(bankAccountFlow, 'confirmed'),
    isSecondPerson,
  ),
  reject: may.all<BankAccountState>(keeps, mayBecome(bankAccountFlow, 'rejected')),
  /** May be shown accounts whole, of the carriers that its company pays. */
  pay: may.all(isStaffOrBroker, may.isAdmin),
} satisfies may.Policy<BankAccountState>;

/** Whether the actor may enter an account of this carrier. */
export function mayEnter(actor: Actor, { carrierId, companyId }: Owned): may.Verdict {
  const isOwn = actor.type === 'internal' || carrierId === actor.carrierId;
  const isOfNetwork = actor.type === 'broker' && companyId === actor.companyId;
  return bankAccountPolicy.enter(actor) && (isOwn || isOfNetwork);
}
