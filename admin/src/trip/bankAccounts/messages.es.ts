import { BankAccount, BankAccountKind } from '#labels/bankAccounts.es';

/** The texts of bank accounts in Spanish. */
export const es = {
  resources: {
    bank_accounts: {
      name: 'Cuenta bancaria |||| Cuentas bancarias',
      fields: {
        ...BankAccount,
        clabe: 'CLABE',
        routingNumber: 'Número de ruta (ABA)',
        accountNumber: 'Número de cuenta',
        number: 'Número de cuenta',
      },
    },
  },
  bankAccounts: {
    title: 'Cuentas bancarias',
    note: 'Una cuenta nueva la confirma otra persona, del transportista o de Andén, y se usa un día después. Completa solo la ve quien le paga al transportista.',
    empty: 'No hay cuentas registradas.',
    ofOthers: 'Las registra el transportista. Completas las ve quien le ha asignado un embarque.',
    kind: BankAccountKind,
    ends: {
      clabe: 'CLABE que termina en %{digits} · %{currency}',
      aba: 'Cuenta que termina en %{digits} · %{currency}',
    },
    state: {
      entered: 'Por confirmar',
      coming: 'Confirmada',
      used: 'En uso',
      past: 'Anterior',
      rejected: 'Rechazada',
    },
    told: {
      entered: 'La capturó %{name} el %{date}; la confirma otra persona.',
      coming: 'La confirmó %{name}; se usa desde el %{date}.',
      used: 'En uso desde el %{date}; la confirmó %{name}.',
      past: 'En uso desde el %{date} hasta que otra la reemplazó.',
      rejected: 'La rechazó %{name} el %{date}: %{reason}',
    },
    enter: {
      action: 'Capturar cuenta',
      title: 'Cuenta nueva',
      done: 'Cuenta capturada; ahora la confirma otra persona',
      failed: 'No se capturó la cuenta',
    },
    confirm: {
      action: 'Confirmar cuenta',
      title: '¿Es la cuenta correcta?',
      text: 'Escriba otra vez el número, desde el estado de cuenta o por un teléfono que ya conocía. Se usa un día después.',
      done: 'Cuenta confirmada; se usa en un día',
      failed: 'No se confirmó la cuenta',
    },
    reject: {
      action: 'Rechazar cuenta',
      title: '¿Rechazar la cuenta?',
      reason: 'Motivo',
      done: 'Cuenta rechazada',
      failed: 'No se rechazó la cuenta',
    },
    pay: {
      action: 'Ver cuenta para pagar',
      title: 'Cuenta para pagar',
      logged: 'Queda registrado quién la vio.',
      none: 'El transportista no tiene una cuenta confirmada en uso.',
      notPaying: 'Se muestra a quien le ha asignado un embarque.',
      next: 'Cambia el %{date}. Antes de pagar, confírmelo por un teléfono que ya conocía.',
      close: 'Cerrar',
    },
  },
};
