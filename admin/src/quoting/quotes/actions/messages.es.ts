/** The texts of what is done with a quote in Spanish, below `quotes`. */
export const es = {
  dismiss: {
    action: 'Descartar',
    title: '¿Por qué se descarta la carga?',
    failed: 'Error al descartar',
  },
  dismissMany: {
    action: 'Descartar',
    title:
      '¿Por qué se descarta %{smart_count} cotización? |||| ¿Por qué se descartan %{smart_count} cotizaciones?',
    done: '%{smart_count} cotización descartada |||| %{smart_count} cotizaciones descartadas',
  },
  share: {
    action: 'Compartir tarifa',
    title: 'Compartir la tarifa con el cliente',
    reaches:
      'Lo reciben por correo, con un enlace para responder, las personas de %{customer} que ven precios.',
    reachesNobody: 'La cotización no tiene cliente: el precio se guarda y nadie lo recibe.',
    noAddress:
      'Nadie recibe el correo todavía: %{customer} no tiene usuarios ni contactos con correo. El precio se guarda; agregue un contacto de embarques o de compras, o envíelo por WhatsApp.',
    addContact: 'Agregar contacto',
    text: 'Texto del correo',
    to: 'Para: %{to}',
    validUntil: 'Vigente hasta',
    lossReason: 'Motivo para vender por debajo del costo',
    done: 'Tarifa compartida con éxito',
    failed: 'Error al compartir la tarifa, intente de nuevo',
    shared: 'Tarifa compartida',
    until: 'Vigente hasta el %{day}',
  },
  feedback: {
    action: 'Registrar retroalimentación',
    title: 'Respuesta del cliente',
    answer: 'El cliente',
    accepted: 'Aceptó el precio',
    refused: 'Rechazó el precio',
    none: 'Sin respuesta aún',
    done: 'Retroalimentación registrada',
    failed: 'Error al registrar la retroalimentación',
  },
  accept: {
    action: 'Aceptar precio',
    title: '¿Aceptar el precio?',
    done: 'Retroalimentación registrada',
    failed: 'Error al registrar la retroalimentación',
  },
  refuse: {
    action: 'Rechazar precio',
    title: '¿Por qué rechaza el precio?',
    done: 'Retroalimentación registrada',
    failed: 'Error al registrar la retroalimentación',
  },
  unassign: {
    action: 'Desasignar',
    title: '¿Por qué se desasigna al transportista?',
    done: 'Transportista desasignado',
    failed: 'Error al desasignar transportista',
  },
  dismissed: 'Carga descartada',
};
