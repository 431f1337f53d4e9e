import { expect } from 'chai';
import { measured, unitsOf } from './measures.ts';

describe('measured', () => {
  it('keeps what was given where the reader has its units', () => {
    expect(measured('18000', 'kg', 'metric')).to.equal('18,000 kg');
    expect(measured('42000', 'lb', 'imperial')).to.equal('42,000 lb');
    expect(measured('945.00', 'km', 'metric')).to.equal('945 km');
  });

  it('converts for who reads the other units, with what was given in brackets', () => {
    expect(measured('18000', 'kg', 'imperial')).to.equal('39,683 lb (18,000 kg)');
    expect(measured('42000', 'lb', 'metric')).to.equal('19,051 kg (42,000 lb)');
    expect(measured('945.00', 'km', 'imperial')).to.equal('587 mi (945 km)');
  });

  it('converts nothing for who has not chosen', () => {
    expect(measured('42000', 'lb', undefined)).to.equal('42,000 lb');
  });

  it('keeps a decimal of small figures', () => {
    expect(measured('3.5', 'km', 'imperial')).to.equal('2.2 mi (3.5 km)');
  });
});

describe('unitsOf', () => {
  it('is lb and miles for companies of the United States, kg and km for those of Mexico and Canada', () => {
    expect(unitsOf('US')).to.equal('imperial');
    expect([unitsOf('MX'), unitsOf('CA')]).to.eql(['metric', 'metric']);
    expect([unitsOf(null), unitsOf(undefined)]).to.eql([undefined, undefined]);
  });
});
