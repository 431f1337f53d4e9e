import { Settlement, SettlementStatus } from '#labels/settlements.es';

/** The texts of settlements in Spanish. */
export const es = {
  resources: {
    settlements: {
      name: 'Liquidación |||| Liquidaciones',
      page: { list: 'Liquidaciones' },
      fields: Settlement,
    },
  },
  settlements: {
    title: 'Liquidación',
    empty: 'Sin liquidaciones',
    emptyHelp:
      'Aparecen cuando se cierra un embarque. Aquí no se emiten facturas ni se mueve dinero.',
    status: SettlementStatus,
    paidOther:
      'El total cambió después de este pago. Para corregirlo, deshaga el pago y márquelo de nuevo.',
    pay: {
      action: 'Marcar pagada',
      title: 'Marcar como pagada',
      day: 'Día del pago',
      reference: 'Referencia de la transferencia',
      done: 'Pago registrado',
      failed: 'Error al registrar el pago',
    },
    reopen: 'Para reabrir el embarque, deshaga primero el pago.',
    undo: 'Deshacer pago',
    undone: 'Pago deshecho',
  },
};
