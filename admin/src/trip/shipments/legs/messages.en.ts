import { BoughtLeg, HandOverPlace, HandOverTrailer } from '#labels/quotes.en';
import type { es } from './messages.es.ts';

/** The texts of a load that is driven by legs in English, below `shipments.byLegs`. */
export const en: typeof es = {
  kind: BoughtLeg,
  at: HandOverPlace,
  trailer: HandOverTrailer,
  title: 'Legs of the load',
  stages: 'Stages of your load',
  chip: 'By legs',
  lacksCarrier: 'Leg without a carrier',
  none: 'No carrier',
  open: 'Open %{reference}',
  of: 'of load',
  before: 'Received from: %{leg}',
  after: 'Handed over to: %{leg}',
  handOvers: 'Hand-overs between legs',
  changesLegs:
    'Its legs follow what you change here. Each hand-over is changed in one of the two legs that meet there.',
  changesHandOver:
    'Of a leg, its hand-overs, equipment and notes are changed here; the rest, in the whole load.',
  editWhole: 'Change %{reference}',
  contact: 'Contact',
  seal: 'Seal',
};
