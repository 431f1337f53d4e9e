import { expect } from 'chai';
import { intervalNames } from '../intervalText.ts';

describe('The name of an interval of results', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ');

  it('names each day, week and month once, with the year where it is needed', () => {
    const weeks = { from: '2026-08-26', to: '2026-11-23', unit: 'week' };
    const name = intervalNames(weeks, 'es-MX');
    expect(plain(name({ from: '2026-08-31', to: '2026-09-06' }))).to.match(
      /^31 (de )?ago ?– ?6 (de )?sept?$/,
    );
    expect(plain(name({ from: '2026-11-23', to: '2026-11-23' }))).to.equal('23 nov');
    const months = { from: '2026-01-01', to: '2026-12-31', unit: 'month' };
    const month = { from: '2026-03-01', to: '2026-03-31' };
    expect(intervalNames(months, 'en-US')(month)).to.equal('Mar 2026');
    const days = { from: '2025-12-30', to: '2026-01-05', unit: 'day' };
    const last = { from: '2025-12-31', to: '2025-12-31' };
    expect(intervalNames(days, 'en-US')(last)).to.equal('Dec 31, 2025');
  });
});
