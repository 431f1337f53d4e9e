/** The texts of public links in Spanish, below `anden`. */
export const es = {
  link: {
    action: 'Enviar enlace',
    title: 'Enlace de %{name}',
    text: 'Texto con el enlace',
    help: {
      border: 'Quien tenga el enlace puede dar los datos del cruce que le tocan, sin cuenta.',
      moves: 'Quien tenga el enlace puede avisar los pasos del viaje, sin cuenta.',
      answer: 'Quien tenga el enlace puede responder por este transportista, sin cuenta.',
      price:
        'Quien tenga el enlace puede aceptar o rechazar el precio por este cliente, sin cuenta.',
      confirmation:
        'Quien tenga el enlace puede aceptar la confirmación por este transportista, sin cuenta.',
      cartaPorte: 'Quien tenga el enlace puede llenar esta parte de la Carta Porte, sin cuenta.',
      tracking: 'Quien tenga el enlace puede seguir este embarque, sin cuenta.',
      evidence: 'Quien tenga el enlace puede enviar las evidencias de este embarque, sin cuenta.',
    },
    copy: 'Copiar texto',
    copied: 'Texto copiado',
    notCopied: 'No se pudo copiar: seleccione el texto y cópielo',
    whatsApp: 'Abrir WhatsApp',
    failed: 'No se pudo obtener el enlace. Intente de nuevo.',
    renew: {
      action: 'Cambiar enlace',
      title: '¿Cambiar el enlace?',
      text: 'Los enlaces enviados hasta ahora dejan de servir. Envíe después el nuevo.',
      done: 'Enlace cambiado',
      failed: 'Error al cambiar el enlace',
    },
  },
  mail: {
    action: 'Enviar correo',
    title: 'Enviar el enlace por correo',
    email: 'Correo electrónico',
    help: 'Vacío: a las direcciones conocidas',
    done: 'Correo en camino',
    failed: 'Error al enviar el correo',
  },
  delivery: {
    unknown: 'Sin correo: no se conoce su dirección',
    waiting: 'Correo en camino a %{recipient}',
    accepted: 'Correo enviado: %{recipient}',
    refused:
      'Correo rechazado por el servidor: %{recipient} (%{refusal}). Corrija la dirección o envíe el enlace por WhatsApp.',
    refusedAddress:
      'El servidor de correo rechazó esta dirección (%{refusal}). Corríjala: hasta entonces no llegan los correos.',
    opened: 'Abierto el %{time}',
  },
};
