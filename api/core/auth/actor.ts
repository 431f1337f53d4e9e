import type { Locale } from '../i18n/words.ts';

/** The caller, as policies see it; always taken from the verified token, never from a parameter. */
export interface Actor {
  userId: string;
  type: 'internal' | 'broker' | 'shipper' | 'carrier';
  role: 'root' | 'admin' | 'member';
  access: 'full' | 'read_only';
  companyId: string | null;
  carrierId: string | null;
  locale: Locale;
}
