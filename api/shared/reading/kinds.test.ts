import { expect } from 'chai';
import { readCode } from './readCode.ts';
import { readEmails } from './readEmails.ts';
import { readPhone } from './readPhone.ts';
import { readWeight } from './readWeight.ts';

describe('What people copy from elsewhere', () => {
  it('has letters and digits of double width, which were refused in codes and e-mails', () => {
    expect(readCode('ＰＥＮ９３０７１４８Ｔ４')).to.equal('PEN9307148T4');
    expect(readEmails('ａｎａ@flete.test')).to.deep.equal(['ana@flete.test']);
  });

  for (const [text, addresses] of Object.entries({
    'Ventas <a@flete.test>; otro@flete.test': ['a@flete.test', 'otro@flete.test'],
    '"Pérez, Ana" <ana@flete.test>, luis@flete.test': ['ana@flete.test', 'luis@flete.test'],
    'mailto:a@flete.test?subject=Tarifa': ['a@flete.test'],
    "'a@flete.test'": ['a@flete.test'],
    'Correo: a@flete.test': ['a@flete.test'],
    'E-mail: a@flete.test / b@flete.test': ['a@flete.test', 'b@flete.test'],
  }))
    it(`has every address of ${text}, of which one was lost or all were refused`, () => {
      expect(readEmails(text)).to.deep.equal(addresses);
    });

  for (const [text, weight, unit] of [
    ['44k lbs', '44000', 'lb'],
    ['22 mil kg', '22000', 'kg'],
    ['22.5 mil kg', '22500', 'kg'],
    ['22,000 KG NETOS', '22000', 'kg'],
    ['20 ton métricas', '20', 't'],
    ['20 kg', '20', 'kg'],
  ] as const)
    it(`has the weight ${text}`, () => {
      expect(readWeight(text)).to.deep.equal({ weight, unit });
    });

  it('has no short tons as metric ones', () => {
    expect(readWeight('22 short tons')).to.equal(undefined);
  });

  it('has phones with a note behind, and as the address of a chat', () => {
    for (const text of [
      '81 1234 5678 (oficina)',
      'https://wa.me/528112345678',
      'wa.me/+528112345678',
    ])
      expect(readPhone(text, 'MX'), text).to.deep.equal({ digits: '528112345678' });
  });
});
