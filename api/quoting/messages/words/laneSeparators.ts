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
