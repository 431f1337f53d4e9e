import { expect } from 'chai';
import { dateFormat, numberFormat } from './intl.ts';

describe('A format of numbers or times', () => {
  it('is made once for its region and options', () => {
    const percent = numberFormat('es-MX', { style: 'percent' });
    expect(numberFormat('es-MX', { style: 'percent' })).to.equal(percent);
    expect(percent.format(0.5)).to.not.equal(numberFormat('es-MX').format(0.5));
    expect(numberFormat('es-MX').format(1250.5)).to.equal('1,250.5');
  });

  it('writes times in the time zone that the device has now', () => {
    const zone = process.env.TZ;
    const at = new Date('2026-11-26T12:00:00Z');
    const hourIn = (timeZone: string) => {
      process.env.TZ = timeZone;
      return dateFormat('en-US', { hour: 'numeric', hourCycle: 'h23' }).format(at);
    };
    expect([hourIn('America/Monterrey'), hourIn('America/Tijuana')]).to.deep.equal(['06', '04']);
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
});
