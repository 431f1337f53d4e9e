import { expect } from 'chai';
import { formatPhone } from './formatPhone.ts';

describe('formatPhone', () => {
  it('writes area codes of two and three digits', () => {
    expect(formatPhone('528112345678')).to.equal('+52 81 1234 5678');
    expect(formatPhone('528671234567')).to.equal('+52 867 123 4567');
    expect(formatPhone('19561234567')).to.equal('+1 956 123 4567');
  });

  it('does not change other texts', () => {
    expect(formatPhone('12345')).to.equal('12345');
  });
});
