import type { es } from './messages.es.ts';

/** The texts of the board of loads in English, below `shipments`. */
export const en: typeof es = {
  look: {
    label: 'How to view loads',
    list: 'List',
    board: 'Board by status',
    none: 'None',
    more: 'See more',
  },
  underWay: { title: 'My loads under way', all: 'See all', allOfMine: 'See all my loads' },
};
