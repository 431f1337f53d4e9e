import { expect } from 'chai';
import { detentionAt } from '../detention.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00-06:00`);
const terms = { freeHours: 2, detentionRate: '600.00' };
const stop = {
  ...({
    stop: 'pickup',
    timeZone: 'America/Monterrey',
    date: null,
    from: null,
    hours: null,
  } as const),
  arrivedAt: at('08:00'),
};

describe('The detention at a stop', () => {
  it('is none within the free time', () => {
    for (const left of ['08:00', '10:00', '10:00:59'.slice(0, 5)])
      expect(detentionAt({ ...stop, leftAt: at(left) }, terms)).to.equal(undefined);
  });

  it('is charged by the minute after it, to the cent', () => {
    const found = detentionAt({ ...stop, leftAt: at('11:31') }, terms);
    expect(found).to.include({ minutes: 91, amount: '910.00', freeHours: 2, rate: '600.00' });
    const cents = detentionAt(
      { ...stop, leftAt: at('10:01') },
      { ...terms, detentionRate: '65.50' },
    );
    expect(cents).to.include({ minutes: 1, amount: '1.09' });
  });

  it('counts from the appointment where the truck came earlier, and from the arrival where it came later', () => {
    const early = { ...stop, date: '2026-11-20', from: '09:30', leftAt: at('12:30') };
    const found = detentionAt(early, terms);
    expect(found).to.include({ minutes: 60, countedFrom: at('09:30').toISOString() });
    const late = { ...early, from: '07:00' };
    expect(detentionAt(late, terms)).to.include({ countedFrom: at('08:00').toISOString() });
  });

  it('counts from the arrival within a window over midnight', () => {
    const night = { ...stop, date: '2026-11-19', from: '22:00', arrivedAt: at('01:00') };
    const found = detentionAt({ ...night, leftAt: at('04:00') }, terms);
    expect(found).to.include({ minutes: 60, countedFrom: at('01:00').toISOString() });
  });

  it('has no amount where no rate was agreed', () => {
    const found = detentionAt({ ...stop, leftAt: at('12:00') }, { ...terms, detentionRate: null });
    expect(found).to.include({ minutes: 120, amount: null });
  });

  describe('where the place has opening hours', () => {
    const hours = 'L–V 8:00–18:00';
    /** 20 November 2026 is a Friday. */
    const on = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00-06:00`);
    const found = (arrivedAt: Date, leftAt: Date, more: object = {}) =>
      detentionAt({ ...stop, hours, arrivedAt, leftAt, ...more }, terms);

    it('counts from the opening where the truck came before it', () => {
      const early = found(on(20, '05:00'), on(20, '11:00'));
      const countedFrom = on(20, '08:00').toISOString();
      expect(early).to.include({ minutes: 60, amount: '600.00', hours, countedFrom });
    });

    it('does not count nights and closed days, and counts on at the next opening', () => {
      expect(found(on(20, '17:00'), on(23, '08:30'))).to.equal(undefined);
      expect(found(on(20, '17:00'), on(23, '10:30'))).to.include({ minutes: 90 });
    });

    it('counts from the appointment within them, and at any hour for one outside of them', () => {
      const within = { date: '2026-11-20', from: '10:00' };
      expect(found(on(20, '08:00'), on(20, '13:00'), within)).to.include({ minutes: 60, hours });
      const outside = { date: '2026-11-20', from: '20:00' };
      const night = found(on(20, '20:00'), on(20, '23:30'), outside);
      expect(night).to.include({ minutes: 90, hours: null });
    });

    it('counts through the night where they end the next day', () => {
      const night = { hours: 'L–V 22:00–6:00' };
      const since = (from: Date) => found(from, on(21, '04:30'), night);
      expect(since(on(20, '20:00'))).to.include({
        minutes: 270,
        countedFrom: on(20, '22:00').toISOString(),
      });
      expect(since(on(21, '01:00'))).to.include({
        minutes: 90,
        countedFrom: on(21, '01:00').toISOString(),
      });
    });

    it('counts at any hour where they cannot be read', () => {
      const free = found(on(20, '19:00'), on(20, '22:00'), { hours: 'Previa cita' });
      expect(free).to.include({ minutes: 60, hours: null });
    });
  });
});
