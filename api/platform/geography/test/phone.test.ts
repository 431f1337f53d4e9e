import { expect } from 'chai';
import { normalPhone, phoneText } from '../phone.ts';

const normalized = (text: string) => normalPhone(text, 'phone');

describe('A phone number', () => {
  it('is stored as digits with the country code first', () => {
    expect(normalized('528112345678')).to.equal('528112345678');
    expect(normalized('+1 (512) 555-0100')).to.equal('15125550100');
  });

  it('in the Mexican mobile format of before 2019 loses its 1', () => {
    expect(normalized('5218112345678')).to.equal('528112345678');
  });

  it('of another country or length is refused with an error for its field', () => {
    for (const wrong of ['34911234567', '52811234567', '5281123456789', '1512555010', '0', '']) {
      expect(() => normalized(wrong), wrong)
        .to.throw()
        .with.nested.property('options.errors.phone');
    }
  });

  it('is written with its country code and in groups', () => {
    expect(phoneText('528112345678')).to.equal('+52 81 1234 5678');
    expect(phoneText('19565550100')).to.equal('+1 956 555 0100');
  });
});
