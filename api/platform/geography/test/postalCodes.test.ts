import { expect } from 'chai';
import { loadContract } from '../../../core/contract/document.ts';
import { fits } from '../postalCodes.ts';

describe('A postal code', () => {
  for (const [code, state] of [
    ['64000', 'MX-NLE'],
    ['06600', 'MX-CMX'],
    ['88000', 'MX-TAM'],
    ['78040', 'US-TX'],
    ['88510', 'US-TX'],
    ['73301', 'US-TX'],
    ['02101-1234', 'US-MA'],
    ['00501', 'US-NY'],
    ['20001', 'US-DC'],
  ] as const) {
    it(`${code} lies in ${state}`, () => expect(fits(code, state)).to.be.true);
  }

  for (const [code, state] of [
    ['64000', 'MX-TAM'],
    ['20000', 'MX-NLE'],
    ['78040', 'US-NM'],
    ['73301', 'US-OK'],
    ['90210', 'US-NY'],
  ] as const) {
    it(`${code} does not lie in ${state}`, () => expect(fits(code, state)).to.be.false);
  }

  it('belongs to one of the states of the contract', () => {
    const { enum: states } = loadContract().components.schemas!.StateCode as { enum: string[] };
    const anywhere = states.filter((state) => fits('99999', state) && fits('00000', state));
    expect(states).to.have.length(83);
    expect(anywhere).to.deep.equal([]);
  });
});
