import { expect } from 'chai';
import { answerOf, OTHER } from './answerOf.ts';
import { momentIn, momentAtBridge } from './moments.ts';
import type { BorderField } from './source.ts';

describe('Moments at the border', () => {
  const timeZone = 'America/Chicago';

  it("are shown with the name of their zone (the destination's, without a name)", () => {
    const at = '2026-11-25T20:30:00.000Z';
    expect(momentAtBridge(at, { timeZone, locale: 'es' })).to.match(
      /14:30, hora del centro de EE\. UU\.$/,
    );
    expect(momentAtBridge(at, { timeZone, locale: 'en' })).to.match(/14:30, US Central time$/);
  });

  it('are typed in the time of the bridge, and sent with what was given', () => {
    expect(momentIn('2026-11-25T14:30', timeZone)).to.equal('2026-11-25T20:30:00.000Z');
    const fields = [
      { name: 'plannedAt', kind: 'moment' },
      { name: 'legs.mexican.unitId', kind: 'choice' },
      { name: 'legs.mexican.unitPlates', kind: 'text' },
    ] as BorderField[];
    const content = {
      plannedAt: '2026-11-25T14:30',
      legs: { mexican: { unitId: OTHER, unitPlates: 'AB-1' } },
    };
    expect(answerOf(fields, content, timeZone)).to.deep.equal({
      plannedAt: '2026-11-25T20:30:00.000Z',
      legs: { mexican: { unitPlates: 'AB-1' } },
    });
  });
});
