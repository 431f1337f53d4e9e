import { expect } from 'chai';
import { intervalsOf, withEmpty } from '../../sections/intervals.ts';

const texts = (from: string, to: string, unit: 'day' | 'week' | 'month') =>
  intervalsOf({ from, to, unit }).map((one) => `${one.from} ${one.to}`);

describe('The intervals of the results', () => {
  it('are days, weeks from Monday on and months, within the period', () => {
    expect(texts('2026-02-28', '2026-03-01', 'day')).to.deep.equal([
      '2026-02-28 2026-02-28',
      '2026-03-01 2026-03-01',
    ]);
    expect(texts('2026-03-01', '2026-03-11', 'week')).to.deep.equal([
      '2026-03-01 2026-03-01',
      '2026-03-02 2026-03-08',
      '2026-03-09 2026-03-11',
    ]);
    expect(texts('2025-12-10', '2026-02-03', 'month')).to.deep.equal([
      '2025-12-10 2025-12-31',
      '2026-01-01 2026-01-31',
      '2026-02-01 2026-02-03',
    ]);
  });

  it('without quotes count zero', () => {
    const period = { from: '2026-03-01', to: '2026-03-03', unit: 'day' as const };
    const rows = [{ from: '2026-03-02', to: '2026-03-02', count: 4 }];
    expect(withEmpty(period, rows, { count: 0 }).map(({ count }) => count)).to.deep.equal([
      0, 4, 0,
    ]);
    expect(withEmpty(period, [] as typeof rows, { count: 0 })).to.deep.equal([]);
  });
});
