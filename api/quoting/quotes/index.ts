import { quoteNotices } from './noticeRows.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { priceLinks } from './customer/link.ts';
import { customerRoutes } from './customerRoutes.ts';
import { quotePolicy } from './policy.ts';
import handlers from './routes.ts';

export { Quote } from './Quote.ts';
export { assertRead, customersAnswer, notifyOfAnswer } from './price/accept.ts';
export { causeOfSale, customersTerms, forCustomer } from './price/belowCost.ts';
export { recipientsOf as customersRecipients } from './customer/recipients.ts';
export { mailOpenPrices } from './customer/mailOpen.ts';
export { share } from './price/share.ts';
export { bestRateOf, comparableAmount, marginFields, percentAbove } from './price/amounts.ts';
export { loadErrors, pickupErrors } from './load/checks.ts';
export { laneStops, loadStops, PUBLIC_PLACE, publicSight } from './load/stopsInView.ts';
export { byEnds, endsIn } from './load/byEnds.ts';
export { firstStopList, stopLists, withoutNulls } from './load/stopHistory.ts';
export { saveStops, stopsOf, storedStops, withEnds } from './load/stopRows.ts';
export {
  citiesBetween,
  saying,
  sayingInStops,
  stopsIn,
  stopState,
  viaStates,
} from './load/stopSearch.ts';
export { StopRow } from './StopRow.ts';
export { handOverManner, handOverPlace, legTexts } from './sheet/legTexts.ts';
export { comodityNames, goodsTexts, stopsTold } from './sheet/stopTexts.ts';
export { loadOf } from './load/loadOf.ts';
export { laneParams } from './load/laneParams.ts';
export { spanOf } from './load/spanOf.ts';
export { stopCount } from './load/stopCount.ts';
export {
  estimatedDistance,
  isSameDistance,
  type LanePlace,
  withCoordinates,
} from './load/distance.ts';
export { stopsBetween, wayOf } from './load/way.ts';
export { errorsOfStops } from './load/stopChecks.ts';
export { namedAsSent, warningsOfStops } from './load/stopWarnings.ts';
export { loadWarnings } from './load/warningsOf.ts';
export { createIn as createQuoteIn, insert as insertQuote } from './create.ts';
export { assertLoad, withoutTargetRate } from './load/assertLoad.ts';
export {
  ctpatOfLoadInSql,
  demandingCustomer,
  demandingCustomerInSql,
} from './legs/demandingCustomer.ts';
export { bridgeOf, HAND_OVER, TAKE_OVER } from './legs/handOvers.ts';
export { legStatuses, legsOf, lockLegsOf } from './legs/legsOf.ts';
export { legInputsOf } from './legs/legInputs.ts';
export { countBeforeBorder, type LegPlace, ownStops } from './legs/ownStops.ts';
export { changeUnsentLeg } from './legs/writeLeg.ts';
export { companyOf, partiesOf } from './parties.ts';
export { quotePolicy } from './policy.ts';
export { cargoFields, kindFields, loadFields, packagingName } from './view.ts';
export { cargoColumns } from './columns.ts';
export { stopColumns } from './stopColumns.ts';
export { brokerText, labelled, loadTexts, readerOfReplies, replyToOf } from './sheet/loadTexts.ts';
export { inReach, inReachOf, isKept, networksOf } from './reach.ts';
export { assertRouteOf, isHazardous, referenceErrors, routeNames } from './load/references.ts';
export {
  act as actOnQuote,
  exported as exportQuotes,
  keyOf as quoteKeyOf,
  list as listQuotes,
  type LockedQuote,
  show as showQuote,
} from './service.ts';
export { findAndLock as findQuoteAndLock, lockByKey as lockQuoteByKey } from './locking.ts';
export { STARTED, WITHIN_HOUR } from './times.ts';
export { quoteRecords } from './related.ts';
export { decidingStatus, isOpen, quoteFlow, type QuoteStatus } from './transitions.ts';

/** Quotes: requests for the price of a load. Sending and sharing a price are in invitations/, awarding, dismissing and requoting in awards/. */
export const quotes = {
  name: 'quotes',
  policy: quotePolicy,
  partOf: 'wholeId',
  handlers: (context: ModuleContext) => ({ ...handlers, ...customerRoutes(context) }),
  notices: quoteNotices,
  links: [priceLinks],
};
