import { expect } from 'chai';
import { readAmount } from './readAmount.ts';
import { readCode } from './readCode.ts';
import { readEmails } from './readEmails.ts';
import { phoneParts, readPhone } from './readPhone.ts';
import { readWeight } from './readWeight.ts';

const MANY = 300_000;

describe('A long text of signs that stand at the end of a text', () => {
  const runs = ['.', ' ', ' .', ',', '\n ', ' \u00a0'];

  it('is read as a code or an e-mail at once (30,000 full stops took a second, a million would have taken half an hour)', () => {
    for (const run of runs) {
      const text = `a${run.repeat(MANY)}x`;
      expect(readCode(text)).to.equal(text);
      expect(readEmails(text).join().endsWith('x')).to.equal(true);
    }
    expect(readCode(`PEÑ930714${' .'.repeat(MANY)}`)).to.equal('PEÑ930714');
    expect(readEmails(`a@b.test${' '.repeat(MANY)}c@d.test`)).to.deep.equal([
      'a@b.test',
      'c@d.test',
    ]);
  });

  it('is no amount, weight or phone', () => {
    for (const run of runs) {
      const text = `1${run.repeat(MANY)}2x2`;
      expect(readAmount(text)).to.equal(undefined);
      expect(readWeight(text)).to.equal(undefined);
      expect(readPhone(text)).to.deep.equal({});
      expect(phoneParts(text).others).to.deep.equal([]);
    }
  });
});
