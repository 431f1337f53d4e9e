import { BoughtLeg, HandOver, HandOverPlace, HandOverTrailer, QuoteAsked } from '#labels/quotes.en';
import type { es } from './messages.es.ts';

/** The texts of legs in English, below `quotes`. */
export const en: typeof es = {
  asked: QuoteAsked,
  legs: {
    title: 'Legs',
    ask: 'Quote',
    kind: BoughtLeg,
    at: HandOverPlace,
    trailer: HandOverTrailer,
    handOver: HandOver,
    hint: 'Each leg is quoted by carriers of its own, from hand-over to hand-over.',
    position: '%{number}. %{name}',
    bridgeHelp: 'Fills in the towns of the hand-overs',
    equipmentHelp: 'Empty: that of the quote',
    handTo: {
      mexican: 'Hand-over to the Mexican leg',
      transfer: 'Hand-over to the transfer',
      us: 'Hand-over to the US leg',
    },
    without: {
      first: 'The customer delivers at the border',
      last: 'The customer picks up at the border',
    },
    ends: {
      first: 'This leg is not quoted: the transfer starts at the origin.',
      last: 'This leg is not quoted: the transfer ends at the destination.',
    },
    left: 'Not quoted any more: %{leg}',
    back: 'Quoted again: %{leg}',
    sign: '%{assigned} of %{smart_count} leg |||| %{assigned} of %{smart_count} legs',
    of: '%{assigned} of %{count}',
    tab: { compare: 'All legs', whole: 'Whole' },
    load: 'View load',
    nobody: 'No carriers invited',
    step: { invite: 'Invite', open: 'View leg' },
    failed: 'The leg could not be loaded.',
    combinations: 'Offers and combinations',
    offers: 'Offer for each leg',
    offersFailed: 'The offers could not be loaded.',
    noOffers: 'No offers yet: they are compared here as soon as they arrive.',
    noCombination: 'There is no valid combination yet:',
    obstacle: {
      no_offer: 'it has no offers. Invite more carriers or extend the time to answer.',
      not_assignable:
        'none of its carriers can be assigned. Ask for their documents or invite others.',
      arrives_late:
        'each offer arrives after the window. Ask for a shorter transit or change the window.',
      bridge_closed: 'the bridge is closed until the window ends. Change the window or the bridge.',
    },
    way: {
      cheapest: 'The cheapest',
      quickest: 'The quickest',
      both: 'The cheapest and quickest',
      whole: 'Whole, a single carrier',
    },
    arrives: 'Arrives: %{arrival}',
    unknownArrival: 'not known',
    choose: 'Choose',
    chosen: 'Chosen',
    showWhole: 'View offers',
    later: 'Assign later',
    noOffer: 'No offers',
    assigned: 'Assigned already',
    partCost: 'Cost of the chosen legs',
    notLowest: '%{leg}: %{carrier} is not the lowest offer.',
    unchecked: 'Nobody has checked that these legs meet in their windows.',
    award: 'Assign this combination',
    awardSome: 'Assign %{smart_count} leg |||| Assign %{smart_count} legs',
    awardAsk:
      'Assign %{smart_count} leg of %{reference}? |||| Assign %{smart_count} legs of %{reference}?',
    awarded: 'Legs assigned',
    consequences: 'The load is created with its legs, and all carriers are notified.',
  },
};
