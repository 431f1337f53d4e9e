/** The texts of the carriers that cover a quote in Spanish, below `quotes`. */
export const es = {
  sent: 'Solicitud de cotización enviada con éxito',
  matches: {
    unfold: 'Mostrar',
    fold: 'Ocultar',
    total: '%{total} transportista |||| %{total} transportistas',
    failed: 'No se pudieron mostrar los transportistas. Intente de nuevo.',
    search: 'Nombre, SCAC, CAAT o RFC',
    noneFound: 'Ningún transportista coincide con «%{text}»',
    own: 'Red propia',
    contract: 'Tarifa de contrato %{amount}',
    order: 'Orden',
    first: { own: 'Red propia primero', best: 'Mejor opción primero' },
    assignable: 'Solo asignables',
    noneAssignable:
      'Ningún transportista que cubre la carga se puede asignar todavía: le faltan documentos.',
    laneLoads: '%{smart_count} carga en esta ruta |||| %{smart_count} cargas en esta ruta',
    answersIn: 'responde en %{minutes} min',
    unknown: 'Sin historial con usted',
  },
  clock: {
    later:
      'Fuera de su horario: son las %{now} en %{city}. La solicitud sale ahora y ya se puede responder; el plazo de %{time} empieza el %{start}.',
    now: 'Fuera de su horario: son las %{now} en %{city}. La solicitud sale ahora y el plazo de %{time} empieza de inmediato.',
    choice: 'Empezar el plazo ahora',
  },
  invite: {
    minutes: 'Plazo para responder',
    inMinutes: '%{minutes} minutos',
    inHours: '%{hours} horas',
    none: 'Seleccione transportistas para invitar',
    tooMany: 'Como máximo %{most} a la vez',
    action: 'Invitar (%{count})',
    addWave: 'Preparar otra ronda',
    waves: 'Rondas',
    wave: 'Ronda %{wave}',
    first:
      'Ronda %{wave} · sale ahora · %{smart_count} transportista · %{time} |||| Ronda %{wave} · sale ahora · %{smart_count} transportistas · %{time}',
    later:
      'Ronda %{wave} · sale al vencer la anterior · %{smart_count} transportista · %{time} |||| Ronda %{wave} · sale al vencer la anterior · %{smart_count} transportistas · %{time}',
    remove: 'Quitar la ronda %{wave}',
    choosing: 'Seleccione transportistas para la ronda %{wave}',
  },
  removed: {
    title: 'Por qué no aparecen otros transportistas',
    none: 'Ningún transportista puede cubrir la carga (intente con otra ruta)',
    few: 'Solo %{smart_count} transportista cubre esta carga. |||| Solo %{smart_count} transportistas cubren esta carga.',
    edit: 'Editar la carga',
    rule: 'Condición',
    removed: 'Excluye',
    relaxed: 'Sin ella vuelven',
  },
  rule: {
    active: 'Transportista activo',
    origin_state: 'Estado de origen',
    delivery_state: 'Estado de entrega',
    countries: 'Países de servicio',
    equipment: 'Equipo',
    movement: 'Movimiento',
    drayage: 'Acarreo de contenedor (drayage)',
    hazmat: 'Material peligroso',
  },
};
