import { phraseBook } from '../text/phraseBook.ts';

/** Words and signs between two loads of one line. */
export const SEPARATORS = new Set([
  ';',
  '.',
  ',',
  'y',
  'and',
  '+',
  '&',
  '|',
  'mas',
  'tambien',
  'also',
]);

/** Words behind the last of several loads that are said of all. */
export const ALL_LOADS = phraseBook<true>([
  [
    'ambos|ambas|los dos|las dos|los tres|las tres|todos|todas|todo es|todo en|todo va|both|all of them|all 53',
    true,
  ],
]);
