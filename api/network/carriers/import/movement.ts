import { namesFrom, oneOf } from '../../../core/import/sheet/choices.ts';
import { labelsOf } from '../../../core/contract/labels.ts';

/** Reads a cell with a movement. */
export const movement = oneOf(namesFrom(labelsOf('Movement')), {
  also: {
    cross_border: ['Cruce fronterizo'],
    mexico: ['México'],
    us: ['Estados Unidos', 'United States'],
  },
});
