export { liesIn as fits, stateOf } from '../../../db/reference/places.ts';
