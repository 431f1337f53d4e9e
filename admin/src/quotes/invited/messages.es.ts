/** The texts of the invited carriers in Spanish, below `quotes`. */
export const es = {
  reject: {
    action: 'Rechazar tarifa',
    title: '¿Por qué se rechaza la tarifa?',
    done: 'Tarifa rechazada con éxito',
    failed: 'Error al rechazar la tarifa',
  },
  restore: {
    action: 'Deshacer rechazo',
    done: 'Tarifa de nuevo en la comparación',
    failed: 'No se pudo deshacer el rechazo',
  },
  reopen: {
    action: 'Deshacer rechazo',
    done: 'Rechazo deshecho: el transportista puede responder',
    failed: 'No se pudo deshacer el rechazo',
  },
  call: {
    action: 'Registrar llamada',
    title: 'Llamada con el transportista',
    reportedBy: 'Quién contestó',
    outcome: 'Resultado',
    outcomes: {
      in_contact: 'En contacto, sin respuesta aún',
      available: 'Puede cubrirla; falta su tarifa',
      rated: 'Dio su tarifa',
      rejected_by_carrier: 'Rechaza la solicitud',
    },
    done: 'Llamada registrada',
    failed: 'Error al registrar la llamada',
  },
  link: {
    action: 'Enviar enlace',
    title: 'Enlace de %{carrier}',
    text: 'Texto con el enlace',
    help: 'Quien tenga el enlace puede responder por este transportista, sin cuenta.',
    copy: 'Copiar texto',
    copied: 'Texto copiado',
    notCopied: 'No se pudo copiar: seleccione el texto y cópielo',
    whatsApp: 'Abrir WhatsApp',
    failed: 'No se pudo obtener el enlace. Intente de nuevo.',
  },
  mail: {
    action: 'Enviar correo',
    title: 'Enviar la solicitud por correo',
    email: 'Correo electrónico',
    done: 'Correo en camino',
    failed: 'Error al enviar el correo',
  },
  delivery: {
    unknown: 'Sin correo: no se conoce su dirección',
    waiting: 'Correo en camino a %{recipient}',
    accepted: 'Correo aceptado por el servidor: %{recipient}',
    refused: 'Correo rechazado por el servidor: %{recipient} (%{refusal})',
  },
  invited: {
    sent: 'Enviada el %{time}',
    opened: 'Abierta el %{time}',
    answered: 'Respondió el %{time}',
    prepared: 'Ronda %{wave}: sale a más tardar el %{time}',
    kept: 'Ronda %{wave}: preparada, no ha salido',
  },
};
