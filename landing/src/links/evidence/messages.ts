import { EvidenceStatus as englishStatus } from '#labels/evidence.en';
import { EvidenceStatus as spanishStatus } from '#labels/evidence.es';
import { PaymentEvidence as englishTypes } from '#labels/rateConfirmations.en';
import { PaymentEvidence as spanishTypes } from '#labels/rateConfirmations.es';
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
    ofLoad: 'De todo el embarque',
    place: 'Con cada foto se guardan la hora y, si el teléfono la da, la ubicación.',
    photo: 'Tomar foto',
    file: 'Elegir archivo',
    pages: 'Una foto por página. Puede enviar varias.',
    xml: 'El XML del CFDI, y su PDF si lo tiene.',
    sent: ['1 enviada', '{count} enviadas'],
    waiting: [
      '1 guardada en este teléfono; se envía cuando vuelva la red con esta página abierta.',
      '{count} guardadas en este teléfono; se envían cuando vuelva la red con esta página abierta.',
    ],
    sending: ['Se está enviando 1.', 'Se están enviando {count}.'],
    trying: [
      '1 no se ha podido enviar; se intenta de nuevo en unos segundos.',
      '{count} no se han podido enviar; se intenta de nuevo en unos segundos.',
    ],
    atRisk:
      'Este navegador puede borrarlas si en siete días no abre esta página: ábrala con red antes.',
    refused: 'No se envió {name}: {reason}',
    forget: 'Quitar de este teléfono',
    none: ['Este embarque no pide evidencias', 'No tiene que enviar nada por aquí.'],
    complete: ['Evidencias completas', 'Gracias. El broker aceptó todo.'],
    allSent: ['Todo enviado', 'El broker lo revisa. Si rechaza algo, lo verá aquí.'],
    status: spanishStatus,
    undone: { missing: 'No se envió', pending: 'No se revisó' },
    types: spanishTypes,
    findings: {
      text: 'No se pudo leer el texto de este archivo; el broker lo revisa a la vista.',
      cfdi: 'El XML no es un CFDI que se pueda leer. Envíe el XML que SAT timbró.',
      kind: 'El CFDI es de tipo {found}; se espera {agreed}.',
      currency: 'La moneda del CFDI es {found}; se acordó {agreed}.',
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
    ofLoad: 'For the whole load',
    place: 'The time of each photo is kept, and the place if the phone gives it.',
    photo: 'Take photo',
    file: 'Choose file',
    pages: 'One photo for each page. You can send several.',
    xml: 'The XML of the CFDI, and its PDF if you have it.',
    sent: ['1 sent', '{count} sent'],
    waiting: [
      '1 kept on this phone; it is sent once the network is back with this page open.',
      '{count} kept on this phone; they are sent once the network is back with this page open.',
    ],
    sending: ['1 is being sent.', '{count} are being sent.'],
    trying: [
      '1 could not be sent yet; it is tried again in some seconds.',
      '{count} could not be sent yet; they are tried again in some seconds.',
    ],
    atRisk:
      'This browser may erase them if you do not open this page within seven days: open it with a network before.',
    refused: '{name} was not sent: {reason}',
    forget: 'Remove from this phone',
    none: ['This load asks for no proof documents', 'There is nothing to send here.'],
    complete: ['Proof documents complete', 'Thank you. The broker accepted everything.'],
    allSent: [
      'Everything sent',
      'The broker reviews it. If something is rejected, you will see it here.',
    ],
    status: englishStatus,
    undone: { missing: 'Not sent', pending: 'Not reviewed' },
    types: englishTypes,
    findings: {
      text: 'There is no text to read in this file; the broker looks at it.',
      cfdi: 'The XML is not a CFDI that can be read. Send the XML that SAT stamped.',
      kind: 'The type of the CFDI is {found}; {agreed} is needed.',
      currency: "The CFDI's currency is {found}; {agreed} was agreed.",
      uuid: 'The fiscal folio is missing or was sent for another load already.',
      issuer: "The issuer's RFC is not the carrier's ({agreed}).",
      receiver: "The RFC invoiced is not the broker's ({agreed}).",
      amount: 'The subtotal {found} is not what was agreed ({agreed}).',
      complement: 'The CFDI has no Carta Porte complement.',
    },
  },
});
