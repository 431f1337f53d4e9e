import { expect } from 'chai';
import { stateChoices } from './states.ts';
import { TIME_ZONES, zoneOf } from './timeZones.ts';

describe('zoneOf', () => {
  it('knows the zones that freight crosses', () => {
    expect(zoneOf('MX-NLE')).to.equal('America/Monterrey');
    expect(zoneOf('MX-BCN')).to.equal('America/Tijuana');
    expect(zoneOf('US-TX')).to.equal('America/Chicago');
    expect(zoneOf('US-AZ')).to.equal('America/Phoenix');
    expect(zoneOf('US-GA')).to.equal('America/New_York');
  });

  it('suggests one that can be chosen and that computers know, for every state', () => {
    for (const { id } of stateChoices()) {
      expect(TIME_ZONES).to.include(zoneOf(id));
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zoneOf(id) })).not.to.throw();
    }
  });
});
