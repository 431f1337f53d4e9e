import { bilingual } from '../../locale.ts';

export const packetMeta = bilingual({
  es: {
    title: 'Paquete de documentos · Andén',
    description:
      'Vea los documentos que un transportista le envía, o compruebe un paquete con el número de su portada.',
  },
  en: {
    title: 'Document packet · Andén',
    description:
      'View the documents that a carrier sends you, or verify a packet with the number on its cover.',
  },
});

export const packetMessages = bilingual({
  es: {
    title: 'Paquete de documentos',
    loading: 'Abriendo el paquete…',
    number: 'Número de la portada',
    numberHint: 'Son 32 signos, en ocho grupos de cuatro',
    verify: 'Comprobar',
    unknown: 'Ningún paquete tiene ese número. Revíselo en la portada.',
    gone: 'Pida otro al transportista, o compruebe el paquete con su número.',
    verified: 'El paquete es auténtico',
    verifiedText:
      'Compare la huella SHA-256 de cada archivo con la de aquí: si es otra, no es el archivo que se envió.',
    closed: 'Sus archivos ya no se abren por enlace.',
    carrier: 'Transportista',
    recipient: 'Para',
    sent: 'Enviado',
    until: 'El enlace sirve hasta',
    dated: 'Fecha del documento',
    validUntil: 'Revisado, vigente hasta',
    notReviewed: 'Sin revisión',
    file: 'Archivo',
    newer: 'El transportista ya subió una versión más reciente.',
    open: 'Descargar',
    cover: 'Descargar portada (PDF)',
  },
  en: {
    title: 'Document packet',
    loading: 'Opening the packet…',
    number: 'Number on the cover',
    numberHint: '32 characters, in eight groups of four',
    verify: 'Verify',
    unknown: 'No packet has that number. Check it on the cover.',
    gone: 'Ask the carrier for another one, or verify the packet with its number.',
    verified: 'The packet is authentic',
    verifiedText:
      'Compare the SHA-256 of each file with the one here: if it differs, it is not the file that was sent.',
    closed: 'Its files are no longer opened by link.',
    carrier: 'Carrier',
    recipient: 'For',
    sent: 'Sent',
    until: 'The link works until',
    dated: 'Date of the document',
    validUntil: 'Reviewed, valid until',
    notReviewed: 'Without review',
    file: 'File',
    newer: 'The carrier has uploaded a newer version since.',
    open: 'Download',
    cover: 'Download cover (PDF)',
  },
});
