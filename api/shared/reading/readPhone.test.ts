import { expect } from 'chai';
import { readPhone } from './readPhone.ts';

describe('A phone number as people write it', () => {
  it('is read by the country of its record', () => {
    const spellings = [
      '8112345678',
      '(81) 1234-5678',
      '044 81 1234 5678',
      '045-81-1234-5678',
      '01 81 1234 5678',
      '1 81 1234 5678',
      '52 1 81 1234 5678',
      '+52 (81) 1234-5678',
      '0052 81 1234 5678',
      '011 52 81 1234 5678',
      '8112345678.0',
      'Tel. 81 1234 5678',
      'WhatsApp: +52 1 81 1234 5678',
      '\u202a+52 81 1234 5678\u202c',
      '52\u201181\u20111234\u20115678',
    ];
    for (const typed of spellings)
      expect(readPhone(typed, 'MX'), typed).to.deep.equal({ digits: '528112345678' });
    for (const typed of ['(956) 555-0143', '1-956-555-0143', '9565550143.0', '+1 956 555 0143'])
      expect(readPhone(typed, 'US'), typed).to.deep.equal({ digits: '19565550143' });
  });

  it('has its extension and a second number apart', () => {
    expect(readPhone('81 8345 6789 ext. 12', 'MX')).to.deep.equal({
      digits: '528183456789',
      extension: '12',
    });
    expect(readPhone('8112345678 / 81 8765 4321', 'MX')).to.deep.equal({
      digits: '528112345678',
      others: ['81 8765 4321'],
    });
  });

  it('is asked for where two countries have it, or only the other one', () => {
    expect(readPhone('1 55 1234 5678', 'MX')).to.deep.equal({
      choices: ['525512345678', '15512345678'],
    });
    expect(readPhone('5512345678')).to.deep.equal({ choices: ['525512345678', '15512345678'] });
    expect(readPhone('9565550142.0', 'MX')).to.deep.equal({ choices: ['19565550142'] });
    expect(readPhone('8112345678', 'US')).to.deep.equal({ choices: ['528112345678'] });
  });

  it('is not read with a digit short, rounded, or of another country', () => {
    for (const typed of [
      '521811234567',
      '521112345678',
      '52 1 81 1234 567',
      '+34 911 234 567',
      '123',
      'x',
    ])
      expect(readPhone(typed, 'MX'), typed).to.deep.equal({});
    expect(readPhone('5.28112E+11', 'MX')).to.deep.equal({ isRounded: true });
  });
});
