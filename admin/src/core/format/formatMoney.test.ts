import { expect } from 'chai';
import { formatMoney } from './formatMoney.ts';

describe('formatMoney', () => {
  it('names the currency, because both are written with $', () => {
    expect(formatMoney('1250.00', 'USD', 'es-MX')).to.equal('$1,250.00 USD');
    expect(formatMoney('23750.5', 'MXN', 'en-US')).to.equal('$23,750.50 MXN');
  });

  it('keeps every digit of an amount that a float would round', () => {
    expect(formatMoney('99999999999.99', 'MXN', 'es-MX')).to.equal('$99,999,999,999.99 MXN');
  });

  it('keeps the decimals of a price per mile or liter', () => {
    expect(formatMoney('1.2345', 'USD', 'es-MX')).to.equal('$1.2345 USD');
    expect(formatMoney('25.5000', 'MXN', 'es-MX')).to.equal('$25.50 MXN');
  });

  it('writes a loss with a minus', () => {
    expect(formatMoney('-80.00', 'USD', 'en-US')).to.equal('-$80.00 USD');
  });
});
