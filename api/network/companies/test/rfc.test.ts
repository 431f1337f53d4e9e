import { expect } from 'chai';
import { normalRfc, rfcWarnings } from '../rfc.ts';

const kept = (text: string) => normalRfc(text, 'rfc');

describe('RFC', () => {
  it('is saved in upper case, without blanks and hyphens', () => {
    expect(kept(' mab-930714–8t4 ')).to.equal('MAB9307148T4');
    expect(kept('ñañ010101aa0')).to.equal('ÑAÑ010101AA0');
    expect(kept('a&b010101aa0')).to.equal('A&B010101AA0');
    expect(kept('   ')).to.equal(null);
  });

  for (const wrong of [
    'MAB930714',
    'MA930714AB18',
    'MABCD9307148T4',
    'MAB9313148T4',
    'MAB9302308T4',
    'MAB930714-8TB',
    'MAB9307148T44',
    'MAB010229AA0',
    '1AB9307148T4',
  ]) {
    it(`refuses ${wrong}`, () => {
      expect(() => kept(wrong))
        .to.throw()
        .with.property('status', 422);
    });
  }

  it('accepts February 29 in either century', () => {
    expect(kept('AAA000229AA0')).to.equal('AAA000229AA0');
    expect(kept('AAA960229AA0')).to.equal('AAA960229AA0');
  });

  it('warns about a wrong check digit', () => {
    for (const right of ['GODE561231GR8', 'MAB9307148T4', 'SAT970701NN3']) {
      expect(rfcWarnings(right), right).to.deep.equal([]);
    }
    expect(rfcWarnings('VACE460910SX6').map(({ code }) => code)).to.deep.equal(['RFC_CHECK_DIGIT']);
    expect(rfcWarnings('MAB9307148T5')).to.have.length(1);
  });

  it('does not check the generic RFCs and an empty one', () => {
    for (const generic of ['XAXX010101000', 'XEXX010101000', null, undefined]) {
      expect(rfcWarnings(generic)).to.deep.equal([]);
    }
  });
});
