import { PaymentEvidence, RateConfirmation } from '#labels/rateConfirmations.es';

/** The texts of rate confirmations in Spanish. */
export const es = {
  resources: {
    rateConfirmations: {
      name: 'Confirmación de tarifa |||| Confirmaciones de tarifa',
      fields: {
        ...RateConfirmation,
        terms: {
          freeHours: 'Tiempo libre en cada parada (horas)',
          detentionRate: 'Estadía por hora después del tiempo libre',
          paymentDays: 'Plazo de pago (días)',
          reviewHours: 'Plazo para revisar evidencias (horas)',
          evidence: 'Evidencias en la entrega y para el pago',
          comment: 'Comentarios',
        },
      },
    },
  },
  rateConfirmations: {
    title: 'Confirmación de tarifa',
    failed: 'No se pudo mostrar la confirmación de tarifa. Actualice la página.',
    none: 'Aún no se emite. Emítala para que el transportista acepte las condiciones.',
    states: {
      open: 'Falta aceptarla',
      notAccepted: 'No se aceptó',
      accepted: 'Aceptada',
      superseded: 'Reemplazada',
    },
    issued: 'Revisión %{revision}, emitida el %{at}',
    acceptedBy: 'Aceptó %{by} el %{at}',
    acceptedByLink: 'Aceptó %{by} por enlace el %{at}, IP %{from}',
    hours: '%{smart_count} hora |||| %{smart_count} horas',
    days: '%{smart_count} día después de recibir las evidencias |||| %{smart_count} días después de recibir las evidencias',
    parts: {
      linehaul: 'Flete',
      fuelSurcharge: 'Cargo por combustible',
      borderCrossing: 'Cruce',
      tolls: 'Casetas',
      accessorials: 'Cargos accesorios',
      stopOff: 'Cargo por parada adicional',
    },
    evidences: PaymentEvidence,
    verify: 'Verificar',
    hash: 'Huella SHA-256 del contenido',
    copy: 'Copiar la huella',
    copied: 'Huella copiada',
    notCopied: 'No se pudo copiar. Selecciónela y cópiela',
    accept: 'Aceptar confirmación',
    ask: {
      title: '¿Aceptar la revisión %{revision}?',
      text: 'Acepta mover la carga por %{amount} más IVA en los términos que leyó. Se guardan su nombre y la hora.',
    },
    document: 'Leer documento',
    readDocument: 'Leer documento de la revisión %{revision}',
    language: 'Idioma del documento',
    contact: 'Contacto: %{name}',
    save: 'Descargar la revisión %{revision} en %{format}',
    earlier: '%{smart_count} revisión anterior |||| %{smart_count} revisiones anteriores',
    issue: 'Emitir confirmación',
    revise: 'Nueva revisión',
    reviseHelp: 'Toma la carga y la tarifa como están hoy. El transportista tendrá que aceptarla.',
    send: 'Emitir',
    waits: 'La confirmación de tarifa espera su aceptación.',
    read: 'Leer',
    done: { issued: 'Confirmación emitida', accepted: 'Confirmación aceptada' },
  },
};
