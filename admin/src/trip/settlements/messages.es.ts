/** The texts of settlements in Spanish. */
export const es = {
  resources: {
    settlements: {
      name: 'Liquidación |||| Liquidaciones',
      page: { list: 'Liquidaciones' },
      fields: {
        reference: 'Embarque',
        carrierName: 'Transportista',
        carrierId: 'Transportista',
        status: 'Estatus',
        currency: 'Moneda',
        agreedAmount: 'Tarifa acordada, sin IVA',
        accessorialsAmount: 'Cargos accesorios aprobados',
        total: 'Total, sin IVA',
        dueDate: 'Fecha de pago',
        deliveredAt: 'Entregado',
        paymentDays: 'Plazo de pago (días)',
        paidAmount: 'Importe pagado',
        paidOn: 'Pagada el',
        paymentReference: 'Referencia del pago',
      },
    },
  },
  settlements: {
    title: 'Liquidación',
    empty: 'Sin liquidaciones',
    emptyHelp:
      'Aparecen cuando se cierra un embarque. Aquí no se emiten facturas ni se mueve dinero.',
    status: { due: 'Por pagar', overdue: 'Vencida', paid: 'Pagada' },
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
