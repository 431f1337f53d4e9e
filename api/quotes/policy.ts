import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';
import { isDraft, isOpen, quoteFlow, type QuoteStatus } from './transitions.ts';

type Quote = Schemas['Quote'];

const runsQuotes = may.either<Quote>(may.isInternal, may.isBroker);
const asks = may.either<Quote>(runsQuotes, may.isShipper);
const decides = may.either<Quote>(may.isInternal, may.all(may.isBroker, may.isAdmin));
const draft = may.record<Quote>(({ status }) => isDraft(status));
const open = may.record<Quote>(({ status }) => isOpen(status));
const shared = may.record<Quote>(({ status }) => status === 'answered');
const unanswered = may.record<Quote>(({ customerAnswer }) => !customerAnswer);
const priceable = may.record<Quote>(
  ({ status, customerAnswer }) => status === 'rated' || !customerAnswer,
);
const assigned = may.record<Quote>(({ status }) => status === 'assigned');
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
  match: may.all(runsQuotes, may.either<Quote>(open, mayBecome('sent'))),
  estimate: runsQuotes,
  send: may.all(runsQuotes, mayBecome('sent')),
  award: may.all(decides, mayBecome('assigned')),
  /** To award although the carrier lacks documents. */
  override: may.all(may.isInternal, mayBecome('assigned')),
  dismiss: may.all(asks, open),
  requote: may.all(asks, out),
  share: may.all(runsQuotes, mayBecome('answered'), priceable),
  accept: may.all(asks, shared, unanswered),
  refuse: may.all(asks, shared, unanswered),
  unassign: may.all(decides, assigned),
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
