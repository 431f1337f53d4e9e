import { expect } from 'chai';
import { appointmentLines } from '../appointment.ts';

describe('appointmentLines', () => {
  const zone = { timeZone: 'America/Monterrey' };
  const lines = (from: string | null, to: string | null, date: string | null = '2026-11-23') =>
    appointmentLines({ date, from, to, ...zone }, 'es');

  it('writes the date and the window with its time zone, and says what is not known', () => {
    const day = 'Lunes 23 de noviembre de 2026';
    const at = '(hora del centro de México)';
    expect(lines('08:00:00', '14:00:00')).to.deep.equal([day, `De 08:00 a 14:00 ${at}`]);
    expect(lines('08:00', '08:00')).to.deep.equal([day, `A las 08:00 ${at}`]);
    expect(lines('08:00', null)).to.deep.equal([day, `Desde las 08:00 ${at}`]);
    expect(lines(null, '14:00')).to.deep.equal([day, `Hasta las 14:00 ${at}`]);
    expect(lines(null, null)).to.deep.equal([day, 'Horario por definir']);
    expect(lines('08:00', null, null)).to.deep.equal(['Fecha por definir']);
  });
});
