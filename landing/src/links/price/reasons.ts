/** The reasons of a customer that rejects a price. */
export const REJECTIONS = [
  'rate_too_high',
  'response_too_slow',
  'load_already_covered',
  'other',
] as const;
