import { expect } from 'chai';
import { isAnnounced, timeLeft } from './timeLeft.ts';

describe('timeLeft', () => {
  const minute = 60_000;
  const left = (milliseconds: number) => timeLeft(milliseconds, 0);

  it('counts the last ten minutes in seconds, as urgent', () => {
    expect(left(10 * minute)).to.deep.include({ isUrgent: true, text: { clock: '10:00' } });
    expect(left(9 * minute + 5_000)).to.deep.include({ text: { clock: '9:05' } });
  });

  it('counts longer times in minutes, hours, days', () => {
    expect(left(23 * minute)).to.deep.include({
      isUrgent: false,
      text: { key: 'minutes', values: { minutes: 23 } },
    });
    expect(left(90 * minute).text).to.deep.equal({
      key: 'hours',
      values: { hours: 1, minutes: 30 },
    });
    expect(left(72 * 60 * minute).text).to.deep.equal({ key: 'days', values: { smart_count: 3 } });
  });

  it('is over at the deadline and after it, and no longer urgent', () => {
    expect(left(0)).to.deep.include({ isOver: true, isUrgent: false });
    expect(left(-minute)).to.deep.include({ isOver: true, seconds: 0 });
  });

  it('is announced at five points and at the end', () => {
    const spoken = Array.from({ length: 3601 }, (_, second) => second).filter(isAnnounced);
    expect(spoken).to.deep.equal([0, 60, 300, 600, 1800, 3600]);
  });
});
