import { Crossing, CrossingDirection } from '#labels/crossings.en';
import type { es } from './messages.es.ts';

/** The texts of the crossings of loads in English. */
export const en: typeof es = {
  resources: {
    crossings: {
      name: 'Crossing |||| Crossings',
      fields: Crossing,
    },
  },
  crossings: {
    title: 'Crossing',
    failed: "Couldn't show the crossing. Refresh the page.",
    none: 'No crossing was recorded.',
    empty: 'The border crossing and the time of arrival are not chosen yet.',
    edit: 'Edit',
    fill: 'Fill in',
    save: 'Save crossing',
    saved: 'Crossing saved',
    direction: CrossingDirection,
    before: 'Before the border: %{stop}',
    after: 'After the border: %{stop}',
    section: { when: 'Where and when', papers: 'Papers', brokers: 'Customs brokers' },
    help: {
      cfdiUuid: 'The DODA takes the UUID of the CFDI, not the IdCCP.',
      paps: 'The SCAC and its number, such as ABCD123456.',
      plannedAt: 'In the time of your device.',
    },
  },
};
