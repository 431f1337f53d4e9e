import type { NoticeRow, NoticeRows } from '../../platform/notices/row.ts';

const toKeepers = {
  to: ['carrier', 'company', 'staff', 'address'],
  entity: 'carriers',
  bell: true,
  mail: 'always',
} as const satisfies Partial<NoticeRow>;

/** The events of bank accounts. Those for the carrier cannot be turned off. */
export const bankAccountNotices = {
  bank_account_entered: {
    ...toKeepers,
    name: { es: 'Cuenta bancaria capturada', en: 'Bank account entered' },
    text: {
      es: ({ carrier, reference }) =>
        `Se capturó una cuenta bancaria de ${carrier} que termina en ${reference}; falta que otra persona la confirme. Si no la reconoce, rechácela`,
      en: ({ carrier, reference }) =>
        `A bank account of ${carrier} ending in ${reference} was entered; another person has to confirm it. If you do not recognize it, reject it`,
    },
  },
  bank_account_confirmed: {
    ...toKeepers,
    name: { es: 'Cuenta bancaria confirmada', en: 'Bank account confirmed' },
    text: {
      es: ({ carrier, reference, day }) =>
        `A partir del ${day} se paga a ${carrier} en la cuenta que termina en ${reference}. Si no la reconoce, rechácela antes`,
      en: ({ carrier, reference, day }) =>
        `From ${day}, ${carrier} is paid to the account ending in ${reference}. If you do not recognize it, reject it before then`,
    },
  },
  bank_account_rejected: {
    ...toKeepers,
    name: { es: 'Cuenta bancaria rechazada', en: 'Bank account rejected' },
    text: {
      es: ({ carrier, reference }) =>
        `La cuenta bancaria de ${carrier} que termina en ${reference} se rechazó y no se usará`,
      en: ({ carrier, reference }) =>
        `The bank account of ${carrier} ending in ${reference} was rejected and will not be used`,
    },
  },
  bank_account_changing: {
    to: ['company'],
    entity: 'carriers',
    bell: true,
    mail: 'on',
    name: { es: 'Cambio de cuenta bancaria', en: 'Change of bank account' },
    text: {
      es: ({ carrier, day }) =>
        `${carrier} cambia de cuenta bancaria el ${day}. Antes de pagar, confírmelo por un teléfono que ya conocía`,
      en: ({ carrier, day }) =>
        `${carrier} changes its bank account on ${day}. Before you pay, confirm it by a phone number you knew before`,
    },
  },
} satisfies NoticeRows;
