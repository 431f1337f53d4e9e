import { BorderParty } from '#labels/border.en';
import { CrossingDirection } from '#labels/crossings.en';
import type { es } from './messages.es.ts';

/** The texts of the border board in English. */
export const en: typeof es = {
  resources: { border: { name: 'Border |||| Border' } },
  border: {
    help: 'Cross-border loads that have not crossed yet, by border crossing and hour of arrival.',
    failed: "Couldn't show the border.",
    again: 'Try again',
    empty: 'Nothing to cross',
    emptyHelp: 'No cross-border load with a carrier crosses in these days.',
    noMatch: 'No load with these filters.',
    filter: {
      days: 'Days',
      nextDays: 'Next day |||| Next %{smart_count} days',
      bridge: 'Border crossing',
      owedBy: 'Owed by',
      all: 'All',
    },
    noBridge: 'Without border crossing',
    noTime: 'Without planned arrival',
    zone: 'Bridge local time: %{zone}',
    party: BorderParty,
    direction: CrossingDirection,
    ready: 'Ready to cross',
    late: 'late',
    due: 'before %{at}',
    advice: 'Advice',
    missing: 'What is missing',
    legs: 'Legs',
    noDriver: 'no driver',
    noTruck: 'no truck',
    papers: 'Papers',
    seal: 'Seal',
    manifest: {
      open: 'ACE e-Manifest before %{at}',
      warning: 'ACE e-Manifest urgent: before %{at}',
      late: 'ACE e-Manifest late: it was due at %{at}',
      accepted: 'ACE e-Manifest accepted at %{at}',
      accepted_late: 'ACE e-Manifest accepted late: arrive after %{at}',
      help: 'CBP must accept it %{minutes} minutes before the arrival (19 CFR 123.92).',
    },
  },
};
