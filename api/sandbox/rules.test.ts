import { expect } from 'chai';
import { rateOf, ruleOf, rules, type Lane } from './rules.ts';

const lane: Lane = {
  originState: 'MX-NLE',
  destinationState: 'US-TX',
  distanceKm: '850.0',
  targetRate: null,
  currency: 'USD',
  exchangeRate: '18.5000',
};

describe('The rules of a sandbox', () => {
  it('are chosen by the last digit of the identifier, the first one without a digit', () => {
    expect(ruleOf('PT-0013')).to.equal(rules[3]);
    expect(ruleOf('13-B')).to.equal(rules[3]);
    expect([ruleOf(null), ruleOf('RUTA')]).to.deep.equal([rules[0], rules[0]]);
  });

  it('price a lane by its target rate, else its distance, else its states, and a transfer alone', () => {
    const rate = (changes: Partial<Lane>) =>
      rateOf({ does: 'rate', percent: 110 }, { ...lane, ...changes });
    expect(rate({ targetRate: '2000.00' })).to.equal('2200');
    expect(rate({})).to.equal('1496');
    expect(rate({ currency: 'MXN' })).to.equal('27676');
    expect(rate({ distanceKm: '20.0' })).to.equal('495');
    expect(rate({ distanceKm: null, isTransfer: true })).to.equal('198');
    const byStates = rate({ distanceKm: null });
    expect(rate({ distanceKm: null })).to.equal(byStates);
    expect(rate({ distanceKm: null, destinationState: 'US-OK' })).not.to.equal(byStates);
  });
});
