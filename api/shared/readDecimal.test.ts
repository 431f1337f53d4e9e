import { expect } from 'chai';
import fc from 'fast-check';
import { withCommas, readDecimal } from './readDecimal.ts';

describe('A number as people type it', () => {
  it('is accepted with commas, spaces or nothing between the thousands', () => {
    const readings = {
      '1,750.50': '1750.50',
      '1750.50': '1750.50',
      '1,750': '1750',
      '1750': '1750',
      '$1,750.50': '1750.50',
      '$ 980': '980',
      ' 1 750.5 ': '1750.5',
      '12,345,678.9': '12345678.9',
      '-5.25': '-5.25',
      '.5': '0.5',
      '0': '0',
    };
    for (const [typed, value] of Object.entries(readings)) {
      expect(readDecimal(typed), typed).to.deep.equal({ value });
    }
  });

  it('is refused with a suggestion when countries read it differently', () => {
    const offers = {
      '1750,50': '1,750.50',
      '1.750,50': '1,750.50',
      '1 750,50': '1,750.50',
      '12,5': '12.5',
      '1,75': '1.75',
      '-1750,50': '-1,750.50',
    };
    for (const [typed, offer] of Object.entries(offers)) {
      expect(readDecimal(typed), typed).to.deep.equal({ offer });
    }
  });

  it('is refused without a suggestion when no country writes it so', () => {
    for (const typed of [
      '19,0,0',
      '1,75,000',
      '1.750.50',
      '1,750,5',
      'abc',
      '1e3',
      '',
      '--1',
      '1..2',
    ]) {
      expect(readDecimal(typed), typed).to.deep.equal({});
    }
  });

  it('is refused with more decimals than the field takes, and suggested as thousands', () => {
    expect(readDecimal('1.750', 2)).to.deep.equal({ offer: '1,750' });
    expect(readDecimal('17.2531', 4)).to.deep.equal({ value: '17.2531' });
    expect(readDecimal('0.125', 2)).to.deep.equal({});
    expect(readDecimal('12,5', 0)).to.deep.equal({});
  });

  it('is the same number after grouped() adds commas between the thousands', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 9n), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const plain = `${whole}.${String(cents).padStart(2, '0')}`;
        expect(readDecimal(withCommas(plain), 2)).to.deep.equal({ value: plain });
      }),
    );
  });
});
