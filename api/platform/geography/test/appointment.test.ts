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
    expect(lines(null, null)).to.deep.equal([day, 'Sin horario aún']);
    expect(lines('08:00', null, null)).to.deep.equal(['Sin fecha aún']);
  });

  it('names the day on which a window over midnight ends', () => {
    expect(lines('22:00', '02:00')[1]).to.equal(
      'De 22:00 a 02:00 del martes 24 de noviembre de 2026 (hora del centro de México)',
    );
    const night = { date: '2027-12-31', from: '22:00', to: '02:00', ...zone };
    expect(appointmentLines(night, 'en')[1]).to.equal(
      'From 22:00 to 02:00 on Saturday, January 1, 2028 (Central Mexico time)',
    );
  });

  it('tells which of two equal hours is meant on the day on which the clocks go back', () => {
    const nuevoLaredo = { date: '2027-11-07', timeZone: 'America/Matamoros' };
    const at = (from: string, to: string) =>
      appointmentLines({ ...nuevoLaredo, from, to }, 'en')[1];
    expect(at('01:30', '03:00')).to.equal(
      'From 01:30 to 03:00 (Northern border time, US Central, before the clock goes back)',
    );
    expect(at('03:00', '04:00')).not.to.contain('goes back');
  });
});
