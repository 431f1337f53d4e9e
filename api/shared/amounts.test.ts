import { expect } from 'chai';
import { farFrom, inCurrency, sumOf } from './amounts.ts';

describe('An amount', () => {
  it('is far from another one at more than 50 %, or at more than the given percent', () => {
    expect(farFrom('1500.00', '1000')).to.equal(undefined);
    expect(farFrom('1500.01', '1000')).to.deep.equal({ percent: '50', isAbove: true });
    expect(farFrom('400', '1000.00')).to.deep.equal({ percent: '60', isAbove: false });
    expect(farFrom('175050.00', '1750.00')).to.include({ percent: '> 999' });
    expect(farFrom('99999999999.99', '1.80'), '5555555555456 percent').to.include({
      percent: '> 999',
    });
    expect(farFrom('22.2000', '18.5000', 20)).to.equal(undefined);
    expect(farFrom('22.2001', '18.5000', 20)).to.include({ percent: '20' });
  });

  it('is not compared before it is a number above zero, or with none', () => {
    for (const [amount, reference] of [
      ['', '1000'],
      ['1750,50', '10'],
      ['0', '10'],
      ['10', '0.00'],
      ['10', null],
    ] as const)
      expect(farFrom(amount, reference)).to.equal(undefined);
  });

  it('is converted at an exchange rate, to the cent', () => {
    expect(inCurrency('100', 'USD', 'MXN', '17.5')).to.equal('1750.00');
    expect(inCurrency('1750', 'MXN', 'USD', '17.5')).to.equal('100.00');
    expect(inCurrency('1234567.89', 'USD', 'MXN', '18.123456')).to.equal('22374636.83');
    expect(inCurrency('0.10', 'MXN', 'USD', '20')).to.equal('0.01');
    expect(inCurrency('1750', 'MXN', 'MXN', null)).to.equal('1750');
    expect(inCurrency('1750', 'MXN', 'USD', null)).to.equal(undefined);
  });

  it('is added to others to the cent', () => {
    expect(sumOf(['1200', '50.5', undefined, '', '1,0'])).to.equal('1250.50');
    expect(sumOf(['0.1', '0.2'])).to.equal('0.30');
    expect(sumOf([])).to.equal('0.00');
  });
});
