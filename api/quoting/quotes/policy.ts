import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';
import { mayBecome, standsIn } from '../../core/records/status/transitions.ts';
import { isBrokerAdmin, isNoCarrier, isStaffOrBroker } from '../../platform/userTypes.ts';
import { isDraft, isUndecided, quoteFlow } from './transitions.ts';

/** The state of a quote. */
type Quote = Pick<
  Schemas['Quote'],
  'status' | 'customerAnswer' | 'customerId' | 'wholeId' | 'wholeStatus' | 'asked' | 'assignedLegs'
>;

/** The customer's link opens the price and takes its answer; it opens nothing else of the quote. */
const requestsQuotes = may.all<Quote>(isNoCarrier, (actor) => !actor.link);
const awardsQuotes = may.either<Quote>(may.isInternal, isBrokerAdmin);
/** A leg is changed, priced and ended with its whole. */
const isWhole = may.state<Quote>(({ wholeId }) => !wholeId, 'LEG_OF_QUOTE');
/** While a leg has a carrier, its whole is neither awarded nor ended. */
const hasNoAwardedLeg = may.state<Quote>(({ assignedLegs }) => !assignedLegs, 'LEGS_AWARDED');
/** A leg of a quote that was awarded as a whole, or has ended, is neither sent nor awarded. */
const hasOpenWhole = may.state<Quote>(
  ({ wholeStatus }) => !wholeStatus || isUndecided(wholeStatus),
  'WHOLE_DECIDED',
  ({ wholeStatus }) => ({ status: quoteFlow[wholeStatus!] }),
);
/** A quote that is asked for by legs alone is sent leg by leg. */
const isAskedAsWhole = may.state<Quote>(({ asked }) => asked !== 'legs', 'ASKED_BY_LEGS');
/** A quote that is asked for as a whole alone has no legs to award. */
const hasLegs = may.state<Quote>(
  ({ asked }) => asked === 'legs' || asked === 'both',
  'ASKED_AS_WHOLE',
);
const isStillDraft = standsIn(quoteFlow, isDraft);
const deletable = may.state<Quote>(({ status }) => isDraft(status), 'QUOTE_IN_USE');
const isWithCarriers = standsIn(quoteFlow, (status) => !isDraft(status) && status !== 'assigned');
const hasSharedPrice = standsIn(quoteFlow, (status) => status === 'answered');
const isAssigned = standsIn(quoteFlow, (status) => status === 'assigned');
const notYetAssigned = may.state<Quote>(({ status }) => status !== 'assigned', 'ALREADY_AWARDED');
const unanswered = may.state<Quote>(({ customerAnswer }) => !customerAnswer, 'ALREADY_ANSWERED');
const priceable = may.state<Quote>(
  ({ status, customerAnswer }) => customerAnswer !== 'accepted' || status === 'rated',
  'ALREADY_ANSWERED',
);
const hasCustomer = may.state<Quote>(({ customerId }) => customerId !== null, 'NO_CUSTOMER');
const sendable = mayBecome(quoteFlow, 'sent');
const dismissable = mayBecome(quoteFlow, 'dismissed');
const awardable = may.all<Quote>(notYetAssigned, mayBecome(quoteFlow, 'assigned'));

/** The permissions for a quote. Carriers see invitations, never quotes. */
export const quotePolicy = {
  visible: visibleTo,
  listed: wholesFor,
  list: requestsQuotes,
  show: requestsQuotes,
  changes: requestsQuotes,
  export: requestsQuotes,
  create: requestsQuotes,
  /** To read a pasted message, and the message that a quote came from. */
  readMessage: isStaffOrBroker,
  update: may.all(requestsQuotes, isWhole, isStillDraft),
  delete: may.all(requestsQuotes, isWhole, deletable),
  match: may.all(isStaffOrBroker, may.either<Quote>(dismissable, sendable)),
  estimate: isStaffOrBroker,
  /** To compare the offers for its legs with those for the whole. */
  combine: may.all(isStaffOrBroker, isWhole),
  send: may.all(isStaffOrBroker, isAskedAsWhole, hasOpenWhole, sendable),
  award: may.all(awardsQuotes, hasNoAwardedLeg, awardable, hasOpenWhole),
  /** To award although the carrier lacks required documents. */
  override: may.all<Quote>(may.isInternal, awardable),
  dismiss: may.all(requestsQuotes, isWhole, hasNoAwardedLeg, dismissable),
  requote: may.all(requestsQuotes, isWhole, hasNoAwardedLeg, isWithCarriers),
  share: may.all(isStaffOrBroker, isWhole, mayBecome(quoteFlow, 'answered'), priceable),
  price: isNoCarrier,
  accept: may.all(isNoCarrier, hasSharedPrice, unanswered),
  refuse: may.all(isNoCarrier, hasNoAwardedLeg, hasSharedPrice, unanswered),
  /** Sees the link with which the customer answers, mails it, and sees whom it reached. */
  link: may.all(isStaffOrBroker, hasSharedPrice, unanswered, hasCustomer),
  mail: may.all(isStaffOrBroker, hasSharedPrice, unanswered, hasCustomer),
  delivery: isStaffOrBroker,
  unassign: may.all(awardsQuotes, hasNoAwardedLeg, isAssigned),
  /** To award legs, each as `award` does it, with their whole. */
  awardLegs: may.all(awardsQuotes, isWhole, hasLegs, awardable),
} satisfies may.Policy<Quote>;

/** The quotes of lists, exports and counts: those that are seen, without legs, which stand at their whole. */
function wholesFor(actor: Actor): may.Scope {
  return visibleTo(actor).map((pattern) => ({ ...pattern, wholeId: null }));
}

/** Staff see every quote, brokers their company's, a shipper its own; a link shows its own. */
function visibleTo(actor: Actor): may.Scope {
  const { type, companyId } = actor;
  if (type === 'internal') return may.everything;
  if (type === 'broker') return [{ companyId }];
  if (type === 'shipper') return may.withinLink([{ customerId: companyId }], actor, 'price');
  return may.nothing;
}
