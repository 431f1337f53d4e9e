import { expect } from 'chai';
import { formatHours } from './formatDay.ts';

describe('The window of an appointment', () => {
  it('names the day on which it ends where that is the next one', () => {
    const hours = (from: string | null, to: string | null) =>
      formatHours('2027-12-31', from, to, 'es-MX');
    expect(hours('08:00:00', '14:00:00')).to.equal('08:00–14:00');
    expect(hours('22:00', '02:00')).to.equal('22:00–02:00 (sáb 1 ene)');
    expect(hours(null, null)).to.equal('');
  });
});
