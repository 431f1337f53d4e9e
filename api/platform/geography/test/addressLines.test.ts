import { expect } from 'chai';
import { addressLines } from '../addressLines.ts';

describe('addressLines', () => {
  it('writes state and country in words, and the postal code in the form of each country', () => {
    const plant = { street: 'Av. Industrias 200', city: 'Apodaca', postalCode: '66600' };
    expect(addressLines({ ...plant, state: 'MX-NLE', country: 'MX' }, 'es')).to.deep.equal([
      'Av. Industrias 200',
      'Apodaca, Nuevo León, C.P.\u00a066600',
      'México',
    ]);
    expect(addressLines({ city: 'Dallas', state: 'US-TX', country: 'US' }, 'en')).to.deep.equal([
      'Dallas, Texas',
      'United States',
    ]);
  });
});
