import { bilingual } from '../../locale.ts';

export const evidenceMeta = bilingual({
  es: {
    title: 'Enviar evidencias · Andén',
    description: 'Envíe las evidencias de su embarque desde el teléfono, sin cuenta ni contraseña.',
  },
  en: {
    title: 'Send proof documents · Andén',
    description:
      'Send the proof documents of your load from the phone, without account or password.',
  },
});

export const evidenceMessages = bilingual({
  es: {
    title: 'Evidencias:',
    loading: 'Abriendo el embarque…',
    lane: 'Ruta',
    broker: 'Broker',
    progress: '{done} de {all} enviadas',
    place: 'Con cada foto se guardan la hora y, si el teléfono la da, la ubicación.',
    photo: 'Tomar foto',
    file: 'Elegir archivo',
    pages: 'Una foto por página. Puede enviar varias.',
    xml: 'El XML del CFDI, y su PDF si lo tiene.',
    sent: '{count} enviadas',
    sentOne: '1 enviada',
    waiting:
      '{count} guardadas en este teléfono; se envían cuando vuelva la red con esta página abierta.',
    waitingOne:
      '1 guardada en este teléfono; se envía cuando vuelva la red con esta página abierta.',
    refused: 'No se envió {name}: {reason}',
    complete: ['Evidencias completas', 'Gracias. El broker aceptó todo.'],
    allSent: ['Todo enviado', 'El broker lo revisa. Si rechaza algo, lo verá aquí.'],
    status: {
      missing: 'Faltante',
      pending: 'Por revisar',
      accepted: 'Aceptada',
      rejected: 'Rechazada',
      waived: 'Dispensada',
    },
    types: {
      signed_pod: 'Acuse de entrega firmado (POD)',
      bol: 'BOL (conocimiento de embarque) firmado',
      cargo_photos: 'Fotos de la carga',
      seal_photos: 'Fotos de sellos',
      weight_ticket: 'Boleta de báscula',
      carta_porte: 'CFDI con complemento Carta Porte',
      customs_entry: 'Pedimento',
      invoice: 'Factura',
    },
    findings: {
      text: 'No se pudo leer el texto de este archivo; el broker lo revisa a la vista.',
      uuid: 'El folio fiscal falta o ya se envió para otro embarque.',
      issuer: 'El RFC del emisor no es el del transportista ({agreed}).',
      receiver: 'El RFC facturado no es el del broker ({agreed}).',
      amount: 'El subtotal {found} no es el acordado ({agreed}).',
      complement: 'El CFDI no tiene el complemento Carta Porte.',
    },
  },
  en: {
    title: 'Proof documents:',
    loading: 'Opening the load…',
    lane: 'Lane',
    broker: 'Broker',
    progress: '{done} of {all} sent',
    place: 'The time of each photo is kept, and the place if the phone gives it.',
    photo: 'Take photo',
    file: 'Choose file',
    pages: 'One photo for each page. You can send several.',
    xml: 'The XML of the CFDI, and its PDF if you have it.',
    sent: '{count} sent',
    sentOne: '1 sent',
    waiting:
      '{count} kept on this phone; they are sent once the network is back with this page open.',
    waitingOne: '1 kept on this phone; it is sent once the network is back with this page open.',
    refused: '{name} was not sent: {reason}',
    complete: ['Proof documents complete', 'Thank you. The broker accepted everything.'],
    allSent: [
      'Everything sent',
      'The broker reviews it. If something is rejected, you will see it here.',
    ],
    status: {
      missing: 'Missing',
      pending: 'To review',
      accepted: 'Accepted',
      rejected: 'Rejected',
      waived: 'Waived',
    },
    types: {
      signed_pod: 'Signed proof of delivery (POD)',
      bol: 'Signed BOL (bill of lading)',
      cargo_photos: 'Cargo photos',
      seal_photos: 'Seal photos',
      weight_ticket: 'Scale ticket',
      carta_porte: 'CFDI with Carta Porte',
      customs_entry: 'Pedimento (Mexican customs entry)',
      invoice: 'Invoice',
    },
    findings: {
      text: 'There is no text to read in this file; the broker looks at it.',
      uuid: 'The fiscal folio is missing or was sent for another load already.',
      issuer: "The issuer's RFC is not the carrier's ({agreed}).",
      receiver: "The RFC invoiced is not the broker's ({agreed}).",
      amount: 'The subtotal {found} is not what was agreed ({agreed}).',
      complement: 'The CFDI has no Carta Porte complement.',
    },
  },
});
