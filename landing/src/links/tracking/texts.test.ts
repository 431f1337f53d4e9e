import { expect } from 'chai';
import type { Tracking } from './source.ts';
import { stepTime } from './texts.ts';

describe('The time of a step on the customer’s page', () => {
  const load = { destinationTimeZone: 'America/New_York' } as Tracking;
  const at = '2026-11-20T20:30:00Z';

  it('is that of the place where it happened, whose zone is named (it was that of the destination, without a name)', () => {
    const step = { status: 'at_border', at, timeZone: 'America/Denver' } as const;
    expect(stepTime(load, step, 'es')).to.match(/^20 nov.*13:30 \(hora de la montaña.*\)$/i);
    expect(stepTime(load, step, 'en')).to.match(/^Nov 20.*13:30 \(.*Mountain.*\)$/);
  });
});
