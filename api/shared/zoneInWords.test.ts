import { expect } from 'chai';
import { STATES } from '../../db/reference/states.ts';
import { OTHER_ZONES } from '../../db/reference/zones/zones.gen.ts';
import { zoneInWords } from './zoneInWords.ts';

describe('zoneInWords', () => {
  it('uses the common names of time zones', () => {
    expect(zoneInWords('America/Monterrey')).to.deep.equal({
      es: 'hora del centro de México',
      en: 'Central Mexico time',
    });
    expect(zoneInWords('America/Toronto')).to.deep.equal({
      es: 'hora de Toronto',
      en: 'Toronto time',
    });
  });

  it('has a name for every time zone of places, with the right UTC offsets', () => {
    const zones = [
      ...Object.values(STATES).map(([zone]) => zone),
      ...Object.values(OTHER_ZONES).flatMap((areas) => areas.map(([, zone]) => zone)),
    ];
    const hoursByName = new Map<string, Set<string>>();
    for (const zone of zones) {
      const { en } = zoneInWords(zone);
      const hours = [1, 4, 7, 10].map((month) => hourAt(zone, month)).join();
      hoursByName.set(en, (hoursByName.get(en) ?? new Set()).add(hours));
    }
    const ambiguous = [...hoursByName].filter(([, hours]) => hours.size > 1);
    expect(ambiguous).to.deep.equal([]);
  });
});

function hourAt(timeZone: string, month: number): string {
  const at = new Date(Date.UTC(2027, month - 1, 15, 18));
  return new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at);
}
