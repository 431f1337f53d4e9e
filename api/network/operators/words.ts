import type { Names } from '../../core/export/words.ts';

/** The names of the types of licences: Mexico's federal ones by category, and the US commercial ones by class. */
export const licenceTypes: Names = {
  federal_b: ['Federal B', 'Mexican federal B'],
  federal_c: ['Federal C', 'Mexican federal C'],
  federal_e: ['Federal E', 'Mexican federal E'],
  cdl_a: ['CDL clase A', 'CDL class A'],
  cdl_b: ['CDL clase B', 'CDL class B'],
  other: ['Otra', 'Other'],
};
