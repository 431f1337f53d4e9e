import { Leg, LegGap, LegKind } from '#labels/legs.en';
import type { es } from './messages.es.ts';

/** The texts of legs in English. */
export const en: typeof es = {
  resources: {
    legs: {
      name: 'Leg |||| Legs',
      fields: Leg,
    },
  },
  legs: {
    title: 'Legs',
    failed: "Couldn't show the legs. Refresh the page.",
    kind: LegKind,
    fill: 'Fill in',
    edit: 'Edit',
    save: 'Save leg',
    saved: 'Leg saved',
    own: 'Carrier of the load',
    who: 'Who drives it',
    whoChoices: { own: 'The carrier of the load', other: 'Another carrier' },
    last: 'Use %{name}',
    typed: 'Other: type it',
    expired: 'paper expired',
    handOver: 'Hand-over of the load',
    complete: 'Complete',
    gap: LegGap,
  },
};
