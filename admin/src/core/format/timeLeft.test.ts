import { expect } from 'chai';
import { isAnnounced, timeLeft, untilNextText } from './timeLeft.ts';

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

  it('changes its text each second at the end, before that each minute, and is read each ten seconds at least', () => {
    expect([500, 1000, 1001].map(untilNextText)).to.deep.equal([500, 1000, 1]);
    expect(untilNextText(10 * minute)).to.equal(1000);
    expect(untilNextText(11 * minute + 3_000)).to.equal(3_000);
    expect(untilNextText(72 * 60 * minute)).to.equal(10_000);
    for (let at = 20 * minute; at > 0; at -= untilNextText(at))
      expect(left(at - 1).text, `${at}`).to.deep.equal(left(at - untilNextText(at) + 1).text);
  });

  it('is announced at five points and at the end', () => {
    const spoken = Array.from({ length: 3601 }, (_, second) => second).filter(isAnnounced);
    expect(spoken).to.deep.equal([0, 60, 300, 600, 1800, 3600]);
  });
});
