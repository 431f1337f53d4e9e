import { expect } from 'chai';
import { coverageOf, shortCoverage } from './coverage.ts';
import { stateChoices } from './states.ts';

const mexico = stateChoices('MX').map(({ id }) => id);

describe('coverageOf', () => {
  it('knows a whole country', () => {
    const [only, ...others] = coverageOf(mexico);
    expect(only).to.include({ country: 'MX', isWhole: true, count: 32 });
    expect(others).to.deep.equal([]);
  });

  it('puts Mexico first and names states in order', () => {
    const [first, second] = coverageOf(['US-TX', 'MX-NLE', 'US-CA', 'MX-AGU']);
    expect(first?.names).to.deep.equal(['Aguascalientes', 'Nuevo León']);
    expect(second).to.include({ country: 'US', isWhole: false, count: 2 });
  });
});

describe('shortCoverage', () => {
  it('writes a few states and counts many', () => {
    expect(shortCoverage(['MX-NLE', 'US-TX'])).to.equal('NLE, TX');
    expect(shortCoverage([...mexico, 'US-TX'])).to.equal('32 MX · 1 US');
    expect(shortCoverage([])).to.equal('');
  });
});
