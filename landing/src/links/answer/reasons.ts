import { EventReason as en } from '#labels/quotes.en';
import { EventReason as es } from '#labels/quotes.es';
import { bilingual } from '../../locale.ts';

/** The five reasons of a carrier that rejects a request. */
export const DECLINES = [
  'target_too_low',
  'route_not_covered',
  'service_not_covered',
  'no_availability',
  'other',
] as const;

/** The reasons with which a request may end. */
export const reasonMessages = bilingual({ es, en });
