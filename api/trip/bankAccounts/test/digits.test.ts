import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Refusal } from '../../../core/errors/errors.ts';
import { digitsOf } from '../digits.ts';

type Input = Schemas['BankAccountInput'];

describe('The numbers of a bank account', () => {
  const clabe = (text: string): Input => ({ ...WHO, kind: 'clabe', clabe: text });
  const aba = (routingNumber: string, accountNumber: string): Input => ({
    ...WHO,
    kind: 'aba',
    routingNumber,
    accountNumber,
  });
  const wrongField = (input: Input) => {
    try {
      digitsOf(input);
      return undefined;
    } catch (error) {
      return Object.keys((error as Refusal).options.errors!).join();
    }
  };

  it('are saved as digits alone', () => {
    const digits = '032180000118359719';
    expect(digitsOf(clabe(' 032-180 00011835971 9 '))).to.eql({ digits, routingNumber: null });
    expect(digitsOf(aba('0210 0002 1', '12-3456'))).to.eql({
      digits: '123456',
      routingNumber: '021000021',
    });
  });

  for (const wrong of ['032180000118359718', '03218000011835971', '0321800001183597190', 'x', ''])
    it(`refuses the CLABE "${wrong}"`, () => expect(wrongField(clabe(wrong))).to.equal('clabe'));

  it('refuses every CLABE with one digit mistaken', () => {
    const right = '002010077777777771';
    expect(wrongField(clabe(right))).to.equal(undefined);
    for (let place = 0; place < 18; place += 1) {
      const digit = (Number(right[place]) + 1) % 10;
      const wrong = right.slice(0, place) + digit + right.slice(place + 1);
      expect(wrongField(clabe(wrong)), wrong).to.equal('clabe');
    }
  });

  it('refuses routing and account numbers of a US bank that cannot be', () => {
    for (const routing of ['021000022', '02100002', '000000000', ''])
      expect(wrongField(aba(routing, '123456')), routing).to.equal('routingNumber');
    for (const account of ['123', '1'.repeat(18), '12A4', ''])
      expect(wrongField(aba('021000021', account)), account).to.equal('accountNumber');
  });
});

const WHO = { holder: 'Transportes Regio', bank: 'BBVA', currency: 'MXN' } as const;
