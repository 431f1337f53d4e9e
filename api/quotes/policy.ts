import type { Actor } from '../core/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/policy.ts';
import { isDraft, isOpen, quoteFlow, type QuoteStatus } from './transitions.ts';

type Quote = Schemas['Quote'];

const runsQuotes = may.either<Quote>(may.isInternal, may.isBroker);
const asks = may.either<Quote>(runsQuotes, may.isShipper);
const decides = may.either<Quote>(may.isInternal, may.all(may.isBroker, may.isAdmin));
const draft = may.record<Quote>(({ status }) => isDraft(status));
const open = may.record<Quote>(({ status }) => isOpen(status));
const out = may.record<Quote>(({ status }) => !isDraft(status) && status !== 'assigned');

/** Who may do what with a quote. Carriers never see one: only the invitation to it. */
export const quotePolicy = {
  visible: visibleTo,
  list: asks,
  show: asks,
  history: asks,
  export: asks,
  create: asks,
  update: may.all(asks, draft),
  match: may.all(runsQuotes, open),
  send: may.all(runsQuotes, mayBecome('sent')),
  award: may.all(decides, mayBecome('assigned')),
  dismiss: may.all(asks, open),
  requote: may.all(asks, out),
} satisfies may.Policy<Quote>;

/** Staff see every quote, brokers their company's, a shipper those asked in its name. */
function visibleTo({ type, companyId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  if (type === 'broker') return [{ companyId }];
  if (type === 'shipper') return [{ customerId: companyId }];
  return may.nothing;
}

function mayBecome(next: QuoteStatus) {
  return may.record<Quote>(({ status }) => quoteFlow[status].to.includes(next));
}
