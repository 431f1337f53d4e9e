import type { es } from './messages.es.ts';

/** The texts of expected arrivals in English. */
export const en: typeof es = {
  resources: { arrivals: { name: 'Expected arrival |||| Expected arrivals' } },
  arrivals: {
    title: 'Expected arrival',
    failed: "Couldn't show the expected arrival. Refresh the page.",
    atStop: '%{stop}: expected on %{at}.',
    unknown: 'Not known: the lane has fewer than three past loads.',
    expected: 'Expected on %{at}',
    planned: 'Planned: %{at}',
    onTime: 'It arrives as planned.',
    late: 'It arrives about %{count} h later than planned.',
    overdue: 'It has not arrived: about %{count} h later than planned.',
    chip: '%{count} h late',
    told: 'The customer heard of it on %{at}.',
    basis: {
      arrived: 'It has arrived.',
      border: 'By the time that loads of this lane take from the border.',
      departure: 'By the time that loads of this lane take after their departure.',
      pickup: 'By the planned pickup and the time that loads of this lane take.',
    },
    pastLoads: 'Past loads: %{count}',
  },
};
