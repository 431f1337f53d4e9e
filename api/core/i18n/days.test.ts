import { expect } from 'chai';
import { momentOf } from './days.ts';

describe('The moment of an hour of a day', () => {
  it('is right on the day on which a time zone changes its clock too', () => {
    const at = (day: string) => momentOf(day, '08:00', 'America/Chicago').toISOString();
    expect(at('2026-03-07')).to.equal('2026-03-07T14:00:00.000Z');
    expect(at('2026-03-08')).to.equal('2026-03-08T13:00:00.000Z');
  });
});
