import { expect } from 'chai';
import { normalPhone } from './phone.ts';

const kept = (text: string) => normalPhone(text, 'phone');

describe('A phone number', () => {
  it('is kept as digits that begin with its country', () => {
    expect(kept('528112345678')).to.equal('528112345678');
    expect(kept('+1 (512) 555-0100')).to.equal('15125550100');
  });

  it('of a Mexican mobile of before 2019 loses its 1', () => {
    expect(kept('5218112345678')).to.equal('528112345678');
  });

  it('of another country or length is refused on its field', () => {
    for (const wrong of ['34911234567', '52811234567', '5281123456789', '1512555010', '0', '']) {
      expect(() => kept(wrong), wrong)
        .to.throw()
        .with.nested.property('options.errors.phone');
    }
  });
});
