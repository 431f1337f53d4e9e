import type { Schemas } from '../../core/contract/types.ts';
import { IS_ASSIGNABLE } from './assignable.ts';

/** SQL: the place of a confidence; the same expression as in the index `carriers_best_first`. */
export const CONFIDENCE = `array_position('{very_high,high,medium,low,very_low}'::text[], confidence)`;

/**
 * SQL: the order of matches: the contracted carrier of the route, the own network unless the best of both come first,
 * carriers that can be assigned the load, confidence, experience on the lane, response time, each from this company's
 * records alone. No two carriers are equal in it, so pages neither repeat nor skip one.
 */
export function rankOf(first: Schemas['MatchesFirst'] = 'own'): string {
  const network = first === 'own' ? `network <> 'own',` : '';
  return `"contractCurrency" is null, ${network} not ${IS_ASSIGNABLE}, ${CONFIDENCE}, "laneLoads" desc,
    "responseMinutes" nulls last, "carrierName", "carrierId"`;
}
