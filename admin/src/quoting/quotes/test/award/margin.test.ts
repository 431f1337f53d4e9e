import { expect } from 'chai';
import fc from 'fast-check';
import { isSettled, NO_SALE, saleOf } from '../../award/margin.ts';

describe('the margin of a sale', () => {
  it('follows from the sale value', () => {
    expect(saleOf('1950.00', 'saleValue', '2300')).to.deep.equal({
      saleValue: '2300',
      margin: '350.00',
      marginPercent: '15.22',
    });
  });

  it('gives the sale value from an amount', () => {
    expect(saleOf('1950.00', 'margin', '350').saleValue).to.equal('2300.00');
  });

  it('gives the sale value from a percentage of the sale', () => {
    expect(saleOf('1950.00', 'marginPercent', '15')).to.deep.equal({
      saleValue: '2294.12',
      margin: '344.12',
      marginPercent: '15',
    });
  });

  it('may be negative', () => {
    expect(saleOf('1950.00', 'saleValue', '1900').margin).to.equal('-50.00');
  });

  it('leaves the other amounts empty while a number is incomplete', () => {
    for (const text of ['', '-', '12.', 'abc']) {
      expect(saleOf('1950.00', 'margin', text)).to.deep.equal({
        saleValue: '',
        margin: text,
        marginPercent: '',
      });
    }
  });

  it('is incomplete while 12,5 percent gives no sale value (the load was assigned without one)', () => {
    expect(isSettled(NO_SALE)).to.equal(true);
    expect(isSettled(saleOf('1950.00', 'marginPercent', '12,5'))).to.equal(false);
    expect(isSettled(saleOf('1950.00', 'saleValue', '1750,50'))).to.equal(false);
    expect(isSettled(saleOf('1950.00', 'marginPercent', '12.5'))).to.equal(true);
  });

  it('has no sale value for a margin of 100 %', () => {
    expect(saleOf('1950.00', 'marginPercent', '100').saleValue).to.equal('');
    expect(saleOf('1950.00', 'margin', '-1950').saleValue).to.equal('');
  });

  it('adds up to the cent for any cost and sale', () => {
    const cents = fc.integer({ min: 1, max: 10 ** 11 });
    fc.assert(
      fc.property(cents, cents, (cost, sale) => {
        const { margin } = saleOf(amount(cost), 'saleValue', amount(sale));
        expect(BigInt(margin.replace('.', ''))).to.equal(BigInt(sale) - BigInt(cost));
      }),
    );
  });
});

function amount(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
