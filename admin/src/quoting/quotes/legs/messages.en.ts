import { BoughtLeg, HandOver, HandOverPlace, HandOverTrailer, QuoteAsked } from '#labels/quotes.en';
import type { es } from './messages.es.ts';

/** The texts of legs in English, below `quotes`. */
export const en: typeof es = {
  legs: {
    title: 'Legs',
    ask: 'Quote',
    asked: QuoteAsked,
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
  },
};
