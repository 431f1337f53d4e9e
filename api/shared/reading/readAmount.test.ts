import { expect } from 'chai';
import { readAmount } from './readAmount.ts';

describe('An amount as people write it', () => {
  it('is read with its currency, thousands and tax', () => {
    const readings = {
      '18,500 + IVA': { amount: '18500', isPlusTax: true },
      '$18,500.00 más I.V.A. menos retención': { amount: '18500.00', isPlusTax: true },
      '18500 mxn (IVA incluido)': { amount: '18500', currency: 'MXN', isPlusTax: false },
      '1750 usd': { amount: '1750', currency: 'USD' },
      'USD$1,750': { amount: '1750', currency: 'USD' },
      '$ 1,750.50 USD': { amount: '1750.50', currency: 'USD' },
      "1'750": { amount: '1750' },
      '1’750,000.50 pesos': { amount: '1750000.50', currency: 'MXN' },
      '18 mil': { amount: '18000' },
      '18.5 mil pesos': { amount: '18500', currency: 'MXN' },
      '18 mil 500 m.n.': { amount: '18500', currency: 'MXN' },
      '2k dlls': { amount: '2000', currency: 'USD' },
      '2.85 dlls': { amount: '2.85', currency: 'USD' },
      '900 dólares': { amount: '900', currency: 'USD' },
      '1,750.00 00/100 M.N.': { amount: '1750.00', currency: 'MXN' },
      'Tarifa: 1,750.': { amount: '1750' },
      '\u200b1\u00a0750\ufeff': { amount: '1750' },
    };
    for (const [typed, amount] of Object.entries(readings))
      expect(readAmount(typed), typed).to.deep.equal({ isClear: true, choices: [amount] });
  });

  it('is offered where countries read it differently', () => {
    const offers = {
      '1750,50': ['1750.50'],
      '1.750,50 usd': ['1750.50'],
      '1.750': ['1750', '1.75'],
      '18.500 + IVA': ['18500', '18.5'],
      '18,5 mil': ['18500'],
    };
    for (const [typed, amounts] of Object.entries(offers)) {
      const { isClear, choices } = readAmount(typed)!;
      expect(isClear, typed).to.equal(false);
      expect(choices.map(({ amount }) => amount)).to.deep.equal(amounts);
    }
  });

  it('is one of those that the text names', () => {
    for (const typed of ['1750 usd o 31,000 pesos', '1,750 USD / 31,000 MXN'])
      expect(readAmount(typed), typed).to.deep.equal({
        isClear: false,
        choices: [
          { amount: '1750', currency: 'USD' },
          { amount: '31000', currency: 'MXN' },
        ],
      });
    expect(readAmount('1,700 - 1,800')).to.include({ isClear: false });
  });

  it('is none where people write a hyphen or no', () => {
    for (const typed of ['-', '—', 'N/A', 'no aplica', 'No'])
      expect(readAmount(typed), typed).to.deep.equal({ isClear: true, choices: [] });
  });

  it('is not guessed', () => {
    for (const typed of [
      '',
      'mañana',
      '1750 eur',
      '1750 cad',
      '1750 usd mxn',
      '19,0,0',
      '2.85 por milla',
      '18 mil quinientos',
      '18.5 mil 500',
      '1 a las 5',
      'IVA',
      '53 pies',
      '1750 musd',
    ])
      expect(readAmount(typed), typed).to.equal(undefined);
  });

  it('has no more decimals than the field takes', () => {
    expect(readAmount('17.2531')).to.equal(undefined);
    expect(readAmount('17.2531', 4)?.choices).to.deep.equal([{ amount: '17.2531' }]);
  });
});
