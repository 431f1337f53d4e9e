import { expect } from 'chai';
import { readOpeningHours } from '../../calendar/openingHours.ts';

const day = { from: '08:00', to: '18:00' };
const WEEK = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day };

describe('The opening hours of a place', () => {
  for (const text of [
    'L–V 8:00–18:00',
    'Lunes a viernes de 8:00 a 18:00',
    'De lunes a viernes de las 8:00 a las 18:00',
    'lun-vie: 8 - 18 hrs',
    'Monday to Friday 8:00 to 18:00',
  ])
    it(`are read: ${text}`, () => expect(readOpeningHours(text)).to.deep.equal(WEEK));

  it('differ by day, and may end at midnight', () => {
    expect(readOpeningHours('L–V 8:00–18:00, Sábado 8:00–13:00; dom 20:00-24:00')).to.deep.equal({
      ...WEEK,
      saturday: { from: '08:00', to: '13:00' },
      sunday: { from: '20:00', to: '00:00' },
    });
  });

  it('may end the next day', () => {
    const friday = { from: '22:00', to: '06:00' };
    expect(readOpeningHours('Viernes 22:00–6:00')).to.deep.equal({ friday });
  });

  for (const text of [
    ...['', '24 h', '24/7', 'Previa cita', 'L–V', '8:00–18:00', 'M 8:00–18:00', 'V–L 8:00–18:00'],
    ...['L–V 8:00–8:00', 'L–V 8:00–25:00', 'L–V 8:00–18:61', 'L–V 8:00–18:00, S por cita'],
  ])
    it(`are not guessed: ${text || 'none'}`, () => expect(readOpeningHours(text)).to.equal(null));
});
