import { expect } from 'chai';
import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { surcharge } from '../surcharge.ts';

type Inputs = Parameters<typeof surcharge>[0];

const american: Inputs = {
  settings: { country: 'US', unit: 'gal', currency: 'USD', basePrice: '2.50', consumption: '6.00' },
  diesel: { currency: 'USD', unit: 'gal', price: '4.00' },
  distanceKm: '1609.344',
  exchangeRate: '20',
  currency: 'USD',
};
const mexican: Inputs = {
  settings: { country: 'MX', unit: 'l', currency: 'MXN', basePrice: '20', consumption: '2.50' },
  diesel: { currency: 'MXN', unit: 'l', price: '25.00' },
  distanceKm: '1000',
  exchangeRate: '20',
  currency: 'MXN',
};

describe('The fuel surcharge', () => {
  it('is (price − base) ÷ mpg × miles: 1.50 ÷ 6 × 1,000', () => {
    const worked = { amount: '250.00', price: '4.0000', distance: '1000.0', distanceUnit: 'mi' };
    expect(surcharge(american)).to.deep.equal(worked);
  });

  it('is (price − base) ÷ km/l × km: 5 ÷ 2.5 × 1,000', () => {
    const worked = { amount: '2000.00', price: '25.0000', distance: '1000.0', distanceUnit: 'km' };
    expect(surcharge(mexican)).to.deep.equal(worked);
  });

  it('is zero while diesel costs no more than the base price', () => {
    for (const price of ['2.50', '1.00'])
      expect(surcharge({ ...american, diesel: { ...american.diesel, price } }).amount).to.equal(
        '0.00',
      );
  });

  it('is in the currency of the quote, converted at its exchange rate', () => {
    expect(surcharge({ ...american, currency: 'MXN' }).amount).to.equal('5000.00');
    expect(surcharge({ ...mexican, currency: 'USD' }).amount).to.equal('100.00');
  });

  it('converts a price in another unit and currency to those of the base price', () => {
    const perLitre = { currency: 'MXN', unit: 'l', price: '25.00' } as const;
    const { price, amount } = surcharge({ ...american, diesel: perLitre });
    const exact = new Decimal('25').times('3.785411784').div(20);
    expect(price).to.equal(exact.toFixed(4));
    expect(amount).to.equal(exact.minus('2.50').div(6).times(1000).toFixed(2));
  });

  it('does not depend on the unit or the currency that the price was entered in', () => {
    const cents = (most: number) => fc.integer({ min: 1, max: most }).map((n) => n / 100);
    fc.assert(
      fc.property(cents(5000), cents(900), cents(300_000), (price, consumption, distance) => {
        const settings = { ...mexican.settings, consumption: String(consumption) };
        const whole = new Decimal(price);
        const asked = { ...mexican, settings, distanceKm: String(distance) };
        const as = (diesel: Inputs['diesel']) => surcharge({ ...asked, diesel }).amount;
        const perLitre = as({ currency: 'MXN', unit: 'l', price: whole.toString() });
        const perGallon = whole.times('3.785411784');
        expect(as({ currency: 'MXN', unit: 'gal', price: perGallon.toString() })).to.equal(
          perLitre,
        );
        const dollars = perGallon.div(20).toString();
        expect(as({ currency: 'USD', unit: 'gal', price: dollars })).to.equal(perLitre);
      }),
    );
  });
});
