import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';
import { mayBecome } from '../../core/records/status/transitions.ts';
import { inquiryFlow } from './transitions.ts';

/** The state of an inquiry. */
type Inquiry = Pick<
  Schemas['Inquiry'],
  'status' | 'kind' | 'audience' | 'customerId' | 'carrierId'
>;

/**
 * Inquiries that a carrier may have sent; a contact message without an audience may come from carriers and from
 * customers.
 */
const isCarriers = may.record<Inquiry>(({ kind, audience }) =>
  audience === 'carrier' ? kind !== 'carrier_registration' : isMessage(kind) && !audience,
);
const isCustomers = may.record<Inquiry>(
  ({ kind, audience }) => audience !== 'carrier' && (isMessage(kind) || kind === 'quote_request'),
);
const isUpgrade = may.record<Inquiry>(({ kind }) => kind === 'plan_upgrade');
const isNew = may.state<Inquiry>(
  ({ customerId, carrierId }) => !customerId && !carrierId,
  'ALREADY_CONVERTED',
);
const isOpen = may.state<Inquiry>(({ status }) => status !== 'done', 'ALREADY_CONVERTED');

function isMessage(kind: Inquiry['kind']) {
  return kind === 'contact' || kind === 'demo';
}

/** The permissions for an inquiry: only Andén's staff. */
export const inquiryPolicy = {
  visible: ({ type }: Actor): may.Scope => (type === 'internal' ? may.everything : may.nothing),
  list: may.isInternal,
  show: may.isInternal,
  update: may.isInternal,
  toCustomer: may.all(may.isOperatorAdmin, isCustomers, isNew),
  toCarrier: may.all(may.isOperatorAdmin, isCarriers, isNew),
  toPremium: may.all(may.isOperatorAdmin, isUpgrade, isOpen),
} satisfies may.Policy<Inquiry>;

/** The action in the policy for each conversion of an inquiry. */
export const CONVERSIONS = {
  customer: 'toCustomer',
  carrier: 'toCarrier',
  premium: 'toPremium',
} as const;

/** The rule for a change that sets this status, or none. */
export function mayChangeTo(status: Inquiry['status'] | undefined): may.Rule<Inquiry> {
  const { update } = inquiryPolicy;
  if (!status) return update;
  const keepsStatus = (record: Inquiry) => record.status === status;
  return may.all(update, may.repeatable(mayBecome(inquiryFlow, status), keepsStatus));
}
