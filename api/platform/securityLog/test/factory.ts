import { saved, type Columns } from '../../../testing/base/saved.ts';
import { SecurityEvent } from '../SecurityEvent.ts';

/** Inserts an entry of the security log: an export of quotes. */
export function buildSecurityEvent(overrides: Columns<SecurityEvent> = {}) {
  const row = { event: 'export', operation: 'exportQuotes', address: '192.0.2.7' };
  return saved(SecurityEvent, { ...row, ...overrides });
}
