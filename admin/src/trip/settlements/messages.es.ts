import { LeftOutReason, Settlement, SettlementStatus } from '#labels/settlements.es';

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
    totals: {
      unpaid: 'Por pagar',
      overdue: 'Vencido',
      thisWeek: 'Vence esta semana',
      beforeTax: 'Sin IVA, como en la lista y en el archivo para el banco.',
    },
    payMany: {
      action: 'Marcar pagadas',
      title:
        '¿Marcar %{smart_count} liquidación como pagada? |||| ¿Marcar %{smart_count} liquidaciones como pagadas?',
      done: '%{smart_count} liquidación marcada como pagada |||| %{smart_count} liquidaciones marcadas como pagadas',
    },
    bankFile: {
      action: 'Archivo para el banco',
      title:
        'Archivo para el banco: %{smart_count} liquidación |||| Archivo para el banco: %{smart_count} liquidaciones',
      text: 'CSV con beneficiario, banco, CLABE, importe sin IVA, moneda y referencia. Solo pesos. Contiene las CLABE completas y su lectura queda registrada. Súbalo al banco sin guardarlo antes en Excel, que cambia los números de 18 dígitos.',
      download: 'Descargar',
      made: 'Archivo descargado: %{smart_count} transferencia por %{total}. |||| Archivo descargado: %{smart_count} transferencias por %{total}.',
      none: 'Ninguna de las elegidas puede ir en el archivo.',
      leftOut: 'Quedó fuera %{smart_count}: |||| Quedaron fuera %{smart_count}:',
    },
    leftOut: LeftOutReason,
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
