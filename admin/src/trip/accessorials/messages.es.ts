import { AccessorialKind, AccessorialStatus } from '#labels/accessorials.es';

/** The texts of accessorials in Spanish. */
export const es = {
  resources: { accessorials: { name: 'Cargo accesorio |||| Cargos accesorios', fields: {} } },
  accessorials: {
    title: 'Cargos accesorios',
    failed: 'No se pudieron mostrar los cargos accesorios. Actualice la página.',
    none: 'Nadie ha pedido cargos accesorios.',
    kind: 'Concepto',
    amount: {
      MXN: 'Importe en MXN, sin IVA',
      USD: 'Importe en USD, sin IVA',
      help: 'Después envíe el comprobante',
    },
    kinds: AccessorialKind,
    status: AccessorialStatus,
    undecided: 'No se decidió',
    detention: {
      pickup:
        'Estadía en la recolección: %{time} h después de %{free} h de tiempo libre (%{from} a %{to}): %{amount}',
      delivery:
        'Estadía en la entrega: %{time} h después de %{free} h de tiempo libre (%{from} a %{to}): %{amount}',
      pickupUnrated:
        'Estadía en la recolección: %{time} h después de %{free} h de tiempo libre (%{from} a %{to}). No se acordó tarifa por hora.',
      deliveryUnrated:
        'Estadía en la entrega: %{time} h después de %{free} h de tiempo libre (%{from} a %{to}). No se acordó tarifa por hora.',
      stop: 'Estadía, %{stop}: %{time} h después de %{free} h de tiempo libre (%{from} a %{to}): %{amount}',
      stopUnrated:
        'Estadía, %{stop}: %{time} h después de %{free} h de tiempo libre (%{from} a %{to}). No se acordó tarifa por hora.',
      rule: 'Cuenta desde la llegada, o desde el inicio de la cita si la unidad llegó antes.',
      ruleHours:
        'Cuenta desde la llegada, o desde el inicio de la cita si la unidad llegó antes, y solo dentro del horario del lugar: %{hours}.',
      request: 'Pedir estadía',
    },
    addedStops:
      'El embarque tiene %{smart_count} parada más que la tarifa, con cargo de %{amount}. |||| El embarque tiene %{smart_count} paradas más que la tarifa. A %{charge} cada una: %{amount}.',
    requested: 'Cargo accesorio pedido',
    approve: 'Aprobar',
    withdraw: 'Retirar',
    request: {
      action: 'Pedir cargo',
      title: 'Pedir un cargo accesorio',
      done: 'Cargo accesorio pedido',
      failed: 'Error al pedir el cargo accesorio',
    },
    reject: {
      action: 'Rechazar',
      title: 'Rechazar cargo accesorio',
      help: 'El transportista lo lee.',
      done: 'Cargo accesorio rechazado',
      failed: 'Error al rechazar el cargo accesorio',
    },
  },
};
