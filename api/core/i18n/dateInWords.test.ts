import { expect } from 'chai';
import { dateInWords, dayInWords, momentInWords } from './dateInWords.ts';

describe('Dates in words', () => {
  it('writes a date with its weekday, independently of the time zone', () => {
    expect(dayInWords('2026-11-23', 'es')).to.equal('lunes 23 de noviembre de 2026');
    expect(dayInWords('2026-11-23', 'en')).to.equal('Monday, November 23, 2026');
    expect(dateInWords('2026-11-23', 'es')).to.equal('23 de noviembre de 2026');
  });

  it('writes a time in a time zone, with 24 hours', () => {
    const at = new Date('2026-11-24T06:05:00Z');
    expect(momentInWords(at, 'America/Monterrey', 'es')).to.equal('24 de noviembre de 2026, 00:05');
    expect(momentInWords(at, 'America/Los_Angeles', 'en')).to.equal('November 23, 2026, 22:05');
  });
});
