import { userOf } from '../../../testing/permissions/people.ts';
import { action, call, listing, one } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource, Target } from '../../../testing/permissions/types.ts';
import { BankAccount } from '../BankAccount.ts';
import { buildBankAccount } from './factory.ts';
import { bankAccountPolicy } from '../policy.ts';

const DIGITS = '032180000118359719';
const ENTERED = {
  holder: 'Transportes Regio',
  bank: 'BBVA',
  kind: 'clabe',
  clabe: DIGITS,
  currency: 'MXN',
};

/** The permissions for the accounts of the own carrier, of another one of the network, of Andén's network, and of others. */
export const permissions: PermissionsByResource = {
  bank_accounts: {
    policy: bankAccountPolicy,
    records: {
      self: async (world) => {
        const { id: carrierId } = await forget(world.carrier);
        return buildBankAccount({ carrierId, enteredBy: userOf(world, 'carrierMember').id });
      },
      internal: () => buildBankAccount(),
      carrier: ({ carrier }) => forget(carrier),
      internalCarrier: ({ internal }) => forget(internal),
    },
    own: async ({ carrier }) => (await buildBankAccount({ carrierId: carrier.id })).id,
    calls: [
      listing('listBankAccounts', 'list', one('bank_accounts')),
      call('getBankAccount', 'show', 'get', ({ id }) => `bank_accounts/${id}`),
      call('getAccountsToPay', 'pay', 'get', ({ id }) => `carriers/${id}/bank_accounts`),
      call(
        'enterBankAccount',
        'enter',
        'post',
        ({ id }) => `carriers/${id}/bank_accounts`,
        () => ENTERED,
      ),
      action('confirmBankAccount', 'bank_accounts', 'confirm', () => ({ accountNumber: DIGITS })),
      action('rejectBankAccount', 'bank_accounts', 'reject', () => ({ reason: 'No es nuestra' })),
    ],
    rows: [
      ['self', 'list show', '+++ ++ -- ++'],
      ['self', 'confirm', '++- -- 00 +-', 'the second person is of the carrier or of Andén'],
      ['self', 'reject', '++- +- 00 +-'],
      ['internal', 'list show', '+++ 00 -- 00'],
      ['internal', 'confirm reject', '++- 00 00 00'],
      ['carrier', 'enter', '++- +- -- +-'],
      ['carrier', 'pay', '++- +- -- --', 'who sees whole accounts is tested in bankAccounts.test'],
      ['internalCarrier', 'enter', '++- -- -- 0-'],
      ['internalCarrier', 'pay', '++- +- -- --'],
    ],
  },
};

/** Removes what waits of a carrier, so that another account can be entered. */
async function forget({ id }: Target): Promise<Target> {
  await BankAccount.query().delete().where({ carrierId: id, status: 'entered' });
  return { id };
}
