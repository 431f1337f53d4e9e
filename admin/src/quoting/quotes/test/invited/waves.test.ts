import { expect } from 'chai';
import type { Invitation, Quote } from '../../quote.ts';
import { goesOutAt, lastWave, nextWave } from '../../invited/waves.ts';

describe('the waves of a quote', () => {
  const one = (status: string, wave: number, waveMinutes: number | null = null) =>
    ({ status, wave, waveMinutes, startsNow: true }) as Invitation;
  const out = one('sent', 1);
  const second = one('pending', 2, 30);
  const third = one('pending', 3, 90);
  const all = [out, third, second, one('pending', 2, 30)];
  const quote = { status: 'sent', deadlineAt: '2026-03-01T10:00:00.000Z' } as Quote;

  it('are sent in order', () => {
    expect(nextWave(all).map(({ wave }) => wave)).to.deep.equal([2, 2]);
    expect(nextWave([out])).to.deep.equal([]);
    expect([lastWave(all), lastWave([])]).to.deep.equal([1, 0]);
  });

  it('are sent when all before have ended', () => {
    expect(goesOutAt(quote, all, second)?.toISOString()).to.equal('2026-03-01T10:00:00.000Z');
    expect(goesOutAt(quote, all, third)?.toISOString()).to.equal('2026-03-01T10:30:00.000Z');
  });

  it('are sent at a time that is not known yet when one before starts with the working hours', () => {
    const waiting = { ...second, startsNow: false };
    expect(goesOutAt(quote, [out, waiting, third], waiting)).to.be.instanceOf(Date);
    expect(goesOutAt(quote, [out, waiting, third], third)).to.equal(undefined);
  });

  it('are not sent when the quote no longer waits', () => {
    expect(goesOutAt({ ...quote, status: 'answered' }, all, second)).to.equal(null);
  });
});
