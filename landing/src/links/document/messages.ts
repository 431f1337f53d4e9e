import { bilingual } from '../../locale.ts';

export const documentMeta = bilingual({
  es: {
    title: 'Enviar un documento · Andén',
    description: 'Envíe el documento que su broker le pide, sin cuenta ni contraseña.',
  },
  en: {
    title: 'Send a document · Andén',
    description: 'Send the document that your broker requests, without account or password.',
  },
});

export const documentMessages = bilingual({
  es: {
    title: 'Documento:',
    loading: 'Abriendo la solicitud…',
    carrier: 'Transportista',
    validUntil: 'Vigente hasta',
    file: 'Archivo',
    fileHint: 'PDF o foto (JPEG, PNG) de hasta {most} MB',
    date: 'Fecha del documento',
    dateHint: 'La que lleva escrita el documento',
    dateFrom: 'La que lleva escrita; no anterior al {date}',
    send: 'Enviar documento',
    sending: 'Enviando… {percent}%',
    again: 'Enviar otro archivo',
    failed: 'Sin conexión: el archivo no se envió. Intente de nuevo.',
    standing: {
      pending: ['Documento recibido', 'Está en revisión. Si se equivocó de archivo, envíe otro.'],
      approved: ['Documento vigente', 'No hace falta enviar otro.'],
      rejected: ['El último archivo se rechazó', ''],
      expired: ['El documento venció', 'Envíe uno vigente.'],
      expiring: [
        'El documento está por vencer',
        'El actual sigue vigente mientras se revisa el nuevo.',
      ],
    },
  },
  en: {
    title: 'Document:',
    loading: 'Opening the request…',
    carrier: 'Carrier',
    validUntil: 'Valid until',
    file: 'File',
    fileHint: 'PDF or photo (JPEG, PNG) of up to {most} MB',
    date: 'Date of the document',
    dateHint: 'The one written on the document',
    dateFrom: 'The one written on it; not before {date}',
    send: 'Send document',
    sending: 'Sending… {percent}%',
    again: 'Send another file',
    failed: 'No connection: the file was not sent. Try again.',
    standing: {
      pending: [
        'Document received',
        'It is being reviewed. If it was the wrong file, send another.',
      ],
      approved: ['Document valid', 'You need not send another.'],
      rejected: ['The last file was rejected', ''],
      expired: ['The document has expired', 'Send a valid one.'],
      expiring: [
        'The document expires soon',
        'The present one stays valid until the new one is reviewed.',
      ],
    },
  },
});
