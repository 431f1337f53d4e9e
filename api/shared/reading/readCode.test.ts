import { expect } from 'chai';
import { plainText } from './plainText.ts';
import { readCode } from './readCode.ts';
import { readEmails } from './readEmails.ts';

describe('A text as it was copied', () => {
  it('loses the marks that have no shape, and keeps the joiners of Persian and emoji', () => {
    expect(plainText('\ufeffPe\u0301rez\u200b y\u00ad \u202aHijos\u202c')).to.equal(
      'Pérez y Hijos',
    );
    expect(plainText('می\u200cخواهم 👨\u200d👩\u200d👧')).to.equal(
      'می\u200cخواهم 👨\u200d👩\u200d👧',
    );
  });
});

describe('A code as it was copied', () => {
  it('has no entities, joiners, control characters, and no full stop behind it', () => {
    expect(readCode('B&amp;A930714XX1')).to.equal('B&A930714XX1');
    expect(readCode('PE&Ntilde;-930714-8T4. ')).to.equal('PEÑ-930714-8T4');
    expect(readCode('\u001f3A\u200d7K')).to.equal('3A7K');
    expect(readCode('&bogus;')).to.equal('&bogus;');
  });
});

describe('An e-mail address as people write it', () => {
  it('is read without its name, in lower case, and with the ASCII name of its domain', () => {
    expect(readEmails('Ana Núñez <Ana2@Flete.test>')).to.deep.equal(['ana2@flete.test']);
    expect(readEmails(' ANA3@FLETE.TEST.\u00a0')).to.deep.equal(['ana3@flete.test']);
    expect(readEmails('mailto:ana5@flete.test\u200b')).to.deep.equal(['ana5@flete.test']);
    expect(readEmails('ventas@transportesñandú.test')).to.deep.equal([
      'ventas@xn--transportesand-0nb1m.test',
    ]);
  });

  it('is one of several', () => {
    const two = ['ana@flete.test', 'luis@flete.test'];
    for (const text of [
      'ana@flete.test; luis@flete.test',
      'ana@flete.test,luis@flete.test',
      'ana@flete.test y luis@flete.test',
      'Ana <ana@flete.test>, Luis <luis@flete.test>, ANA@flete.test <ANA@flete.test>',
    ])
      expect(readEmails(text), text).to.deep.equal(two);
  });

  it('that is none stays for the check of its format', () => {
    expect(readEmails('ana at flete')).to.deep.equal(['ana at flete']);
  });
});
