import { useTranslate } from 'react-admin';
import type { Invitation } from '../quote.ts';

/** The transit time of a rate in words; a dash where the carrier gave none. */
export function useTransit({ rate }: Invitation): string {
  const translate = useTranslate();
  if (rate?.transitHours) return translate('quotes.hours', { hours: rate.transitHours });
  if (rate?.transitDays == null) return '—';
  return translate('quotes.days', { smart_count: rate.transitDays });
}
