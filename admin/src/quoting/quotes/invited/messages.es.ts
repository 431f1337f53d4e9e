import { CallOutcome } from '#labels/invitations.es';

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
    outcomes: CallOutcome,
    done: 'Llamada registrada',
    failed: 'Error al registrar la llamada',
  },
  mailed: {
    action: 'Registrar respuesta',
    title: 'Respuesta por correo',
    done: 'Respuesta registrada',
    failed: 'Error al registrar la respuesta',
  },
  lateReply: {
    action: 'Registrar tarifa tardía',
    title: 'Respuesta fuera de plazo',
    help: 'El plazo venció. La tarifa se guarda como tardía y no compite; para que compita, invite otra vez al transportista.',
    done: 'Tarifa tardía registrada',
    failed: 'Error al registrar la tarifa tardía',
  },
  readReply: {
    action: 'Ver respuesta',
    help: 'Ya no se puede registrar una respuesta de este transportista.',
  },
  reply: {
    which: 'Correo recibido',
    from: 'Correo de %{sender}, %{at}',
    files: 'Archivos adjuntos',
    inMail: 'Los demás archivos están en el correo que llegó a quien pidió la cotización.',
    type: 'Tipo de documento',
    keep: 'Guardar documento',
    kept: 'Documento guardado, por revisar',
    keepFailed: 'No se pudo guardar el documento',
    keptAs: 'Documento guardado: %{type}',
    unreadable:
      'El correo no se pudo leer: está adjunto en el que le llegó a quien pidió la cotización',
    paste: 'Pegar respuesta',
    text: 'Respuesta del transportista (correo o WhatsApp)',
    read: 'Leer respuesta',
    again: 'Pegar otra respuesta',
    readAs: 'Respuesta leída: %{answer}',
    plusTax: '+ IVA',
    failed: 'No se pudo leer la respuesta',
    unclear: {
      rate: 'La tarifa no es clara: elíjala o escríbala',
      taxIncluded: 'El IVA viene incluido: escriba la tarifa sin IVA',
      question: 'El transportista pregunta algo',
      other: 'No se encontró una respuesta: léala y llene el formulario',
    },
    comment: {
      available: 'Disponible: %{words}.',
      transit: 'Tránsito: %{words}.',
      valid: 'Vigencia: %{words}.',
      reason: '«%{words}»',
    },
  },
  invited: {
    silent:
      'Falta %{smart_count} transportista por cotizar. Llámele o envíele el enlace: |||| Faltan %{smart_count} transportistas por cotizar. Llámeles o envíeles el enlace:',
    sent: 'Enviada el %{time}',
    opened: 'Abierta el %{time}',
    answered: 'Respondió el %{time}',
    prepared: 'Ronda %{wave}: sale a más tardar el %{time}',
    follows: 'Ronda %{wave}: sale al vencer la anterior',
    kept: 'Ronda %{wave}: preparada, no ha salido',
  },
};
