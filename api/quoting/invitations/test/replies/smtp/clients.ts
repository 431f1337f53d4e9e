import { asText, multipart, type Part, textPart } from './mime.ts';
import { escaped, outlookHtml, quotingHtml, quotingText, wordHtml } from './quoting.ts';

/** How mail programs wrap what an author wrote, by their names; each with the request that is answered. */
export const clients: Record<string, (written: string) => Part> = {
  Outlook: (written) =>
    multipart(
      'alternative',
      textPart(`${written}\n\n${quotingText.outlook}`, { charset: 'windows-1252' }),
      textPart(outlookHtml(written), { type: 'html', charset: 'windows-1252' }),
    ),
  'Outlook in HTML only': (written) =>
    textPart(outlookHtml(written), { type: 'html', charset: 'windows-1252' }),
  'Outlook on the web': (written) =>
    textPart(`${wordHtml(written)}${quotingHtml.web}`, { type: 'html', encoding: 'base64' }),
  Gmail: (written) =>
    multipart(
      'alternative',
      textPart(`${written}\n\n${quotingText.gmail}`, { encoding: 'base64' }),
      textPart(`${divs(written)}${quotingHtml.gmail}`, { type: 'html' }),
    ),
  'Gmail in HTML only': (written) =>
    textPart(`${divs(written)}${quotingHtml.gmail}`, { type: 'html' }),
  iPhone: (written) =>
    textPart(flowed(`${written}\n\nEnviado desde mi iPhone\n\n${quotingText.apple}`), {
      declared: 'text/plain; charset=utf-8; format=flowed',
    }),
  'iPhone in HTML only': (written) =>
    textPart(`${divs(written)}<br><div>Enviado desde mi iPhone</div>${quotingHtml.apple}`, {
      type: 'html',
    }),
  Thunderbird: (written) =>
    textPart(`${divs(written)}${quotingHtml.thunderbird}`, { type: 'html', encoding: '8bit' }),
  'below the request': (written) => textPart(`${quotingText.gmail}\n\n${written}`),
  'below the request in HTML': (written) =>
    textPart(`${quotingHtml.thunderbird}${divs(written)}`, { type: 'html' }),
  'with pictures and a file': (written) =>
    multipart(
      'mixed',
      multipart(
        'related; type="text/html"',
        textPart(outlookHtml(written), { type: 'html' }),
        LOGO,
      ),
      FILE,
    ),
  'with the request as an attachment': (written) =>
    multipart('mixed', textPart(written), {
      headers: ['Content-Type: message/rfc822', 'Content-Disposition: attachment'],
      content: `Message-ID: <request@puente.test>\r\n${asText(textPart(quotingText.request))}`,
    }),
  'with the text in two parts': (written) =>
    multipart('mixed', textPart(written), textPart(quotingText.gmail)),
  'in ISO 8859-1': (written) => textPart(written, { charset: 'iso-8859-1', encoding: '8bit' }),
  'in Windows-1252, called ISO 8859-1': (written) =>
    textPart(written, { charset: 'windows-1252', declared: 'text/plain; charset="ISO-8859-1"' }),
  'in UTF-8, called ISO 8859-1': (written) =>
    textPart(written, { declared: 'text/plain; charset=iso-8859-1' }),
  'in ISO 8859-1, called UTF-8': (written) =>
    textPart(written, { charset: 'iso-8859-1', declared: 'text/plain; charset=utf-8' }),
  'in a character set that does not exist': (written) =>
    textPart(written, { declared: 'text/plain; charset=x-unknown' }),
  'without a character set': (written) =>
    textPart(written, { encoding: '8bit', declared: 'text/plain' }),
  'without a type': (written) => textPart(written, { encoding: '8bit', declared: null }),
};

/** A whole mail of a client; its name and subject have accents, in both ways of writing them. */
export function mailFrom(client: string, written: string, messageId: string): string {
  const { headers, content } = clients[client]!(written);
  return asText({ headers: [...HEAD, `Message-ID: ${messageId}`, ...headers], content });
}

const HEAD = [
  'Received: from relay.fletes.test by mail.anden.test; Tue, 24 Nov 2026 10:02:00 -0600',
  'From: =?utf-8?Q?Roc=C3=ADo_Mu=C3=B1oz?= <rocio@fletes.test>',
  'To: Puente Logistics <ventas@puente.test>',
  'Date: Tue, 24 Nov 2026 10:02:00 -0600',
  'Subject: =?iso-8859-1?B?UmU6IENvdGl6YWNp824=?=\r\n =?utf-8?B?IOKGkiBRLTAwNDEy?=',
  'MIME-Version: 1.0',
];

const LOGO: Part = {
  headers: [
    'Content-Type: image/png; name="image001.png"',
    'Content-ID: <image001.png@01DC5D2E.7A3B9F10>',
    'Content-Disposition: inline; filename="image001.png"',
    'Content-Transfer-Encoding: base64',
  ],
  content: 'iVBORw0KGgo=',
};

/** Its name is told in parts, as RFC 2231 has them. */
const FILE: Part = {
  headers: [
    'Content-Type: application/pdf',
    "Content-Disposition: attachment; filename*0*=utf-8''Cotizaci%C3%B3n%20; filename*1*=Q-00412.pdf",
    'Content-Transfer-Encoding: base64',
  ],
  content: 'JVBERi0xLjQK',
};

function divs(text: string): string {
  const lines = text.trimEnd().split('\n');
  const html = lines.map((line) => `<div>${escaped(line) || '<br>'}</div>`);
  return `<html><body><div dir="ltr">${html.join('\n')}</div>`;
}

/** Long lines are broken behind a space, and lines that begin with one or with "From " have another (RFC 3676). */
function flowed(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd().replace(/^(?= |From )/, ' '));
  return lines
    .map((line) => (line.startsWith('>') ? line : line.replace(/(.{50,70}) (?=\S)/g, '$1 \n')))
    .join('\n');
}
