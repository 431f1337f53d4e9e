import { EvidenceStatus } from '#labels/evidence.es';

/** The texts of evidence in Spanish. */
export const es = {
  resources: { evidence: { name: 'Evidencia |||| Evidencias', fields: {} } },
  evidence: {
    title: 'Evidencias',
    ofLoad: 'De todo el embarque',
    failed: 'No se pudieron mostrar las evidencias. Actualice la página.',
    status: EvidenceStatus,
    notSent: 'No se envió',
    notReviewed: 'No se revisó',
    reviewBy: 'Se revisa antes del %{at}',
    late: 'El plazo para revisarla venció el %{at}',
    reason: 'Motivo: %{reason}',
    byLink: 'por enlace',
    earlier: 'de un envío rechazado',
    show: 'Ver archivo',
    save: 'Descargar archivo',
    noPicture: 'Este archivo no es una foto. Descárguelo para leerlo.',
    send: 'Enviar archivos',
    sent: 'Evidencia enviada',
    photo: 'Tomar foto',
    waiting:
      'En este dispositivo, por enviar cuando haya red: |||| %{smart_count} en este dispositivo, por enviar cuando haya red:',
    kept: '1 archivo guardado en este dispositivo: se envía cuando haya red, con el portal abierto. |||| %{smart_count} archivos guardados en este dispositivo: se envían cuando haya red, con el portal abierto.',
    refused: 'No se envió %{name}: %{reason}',
    forget: 'Quitar',
    accept: 'Aceptar',
    reopen: 'Reabrir',
    decided: 'Decisión registrada',
    why: 'Motivo',
    reject: {
      action: 'Rechazar',
      title: 'Rechazar evidencia',
      help: 'El transportista lo lee y envía otra.',
      done: 'Evidencia rechazada',
      failed: 'Error al rechazar la evidencia',
    },
    waive: {
      action: 'Dispensar',
      title: 'Dispensar evidencia',
      help: 'El embarque se podrá cerrar sin ella.',
      done: 'Evidencia dispensada',
      failed: 'Error al dispensar la evidencia',
    },
    waiveMany: {
      action: 'Dispensar varias',
      title: '¿Dispensar estas evidencias?',
      help: 'El embarque se podrá cerrar sin ellas. El transportista lee el motivo.',
      which: 'Evidencias',
      submit: 'Dispensar',
      done: '%{smart_count} evidencia dispensada |||| %{smart_count} evidencias dispensadas',
    },
    findings: {
      text: {
        open: 'Sin texto que leer: revise el archivo a la vista',
        same: '',
        different: 'No se pudo leer el archivo: revíselo a la vista',
      },
      cfdi: { open: '', same: '', different: 'El XML no es un CFDI que se pueda leer' },
      uuid: {
        open: 'Folio fiscal %{found}',
        same: 'Folio fiscal %{found}',
        different: 'El folio fiscal falta o ya se envió en otro embarque: %{found}',
      },
      issuer: {
        open: 'RFC del emisor: %{found}; no hay con qué compararlo',
        same: 'RFC del emisor: %{found}, el del transportista',
        different: 'RFC del emisor: %{found}; el del transportista es %{agreed}',
      },
      receiver: {
        open: 'RFC facturado: %{found}; no hay con qué compararlo',
        same: 'RFC facturado: %{found}, el del broker',
        different: 'RFC facturado: %{found}; el del broker es %{agreed}',
      },
      kind: {
        open: '',
        same: '',
        different: 'El CFDI es de tipo %{found}; se espera %{agreed} (E: egreso, P: pago)',
      },
      currency: {
        open: '',
        same: '',
        different: 'Moneda del CFDI: %{found}; se acordó %{agreed}',
      },
      amount: {
        open: 'Subtotal: %{found}; acordado: %{agreed}. No se puede comparar',
        same: 'Subtotal: %{found}, como se acordó',
        different: 'Subtotal: %{found}; se acordó %{agreed}',
      },
      complement: {
        open: '',
        same: 'Tiene complemento Carta Porte',
        different: 'No tiene complemento Carta Porte',
      },
    },
  },
};
