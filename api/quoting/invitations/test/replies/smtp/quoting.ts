const REQUEST = `Buen día:

Solicitamos su tarifa para la siguiente carga:

Origen: Apodaca, N.L.
Destino: Laredo, TX
Equipo: Caja seca 53 pies
Recolección: 26 nov 2026, 08:00–12:00
Peso: 18,000 kg
Tarifa objetivo: 18,000.00 MXN

¿Puede cubrirla? Responda antes de las 11:30. Referencia Q-00412.

Karla Montes
Puente Logistics · 81 5550 0300`;

const ADDRESS = 'reply+hwps7iy4sculxomezfnkwqq5nu@in.puente.test';
const QUOTED = REQUEST.split('\n')
  .map((line) => `> ${line}`.trimEnd())
  .join('\n');
const LINES = REQUEST.split('\n').join('<br>\n');

const OUTLOOK = [
  ['De:', `Puente Logistics <${ADDRESS}>`],
  ['Enviado el:', 'martes, 24 de noviembre de 2026 09:54 a. m.'],
  ['Para:', 'Rocío Muñoz <rocio@fletes.test>'],
  ['Asunto:', 'Solicitud de tarifa Q-00412: Apodaca, N.L. a Laredo, TX'],
] as const;

/** The request below an answer, in plain text. */
export const quotingText = {
  request: REQUEST,
  outlook: `${OUTLOOK.map((words) => words.join(' ')).join('\n')}\n\n${REQUEST}`,
  gmail: `El mar, 24 nov 2026 a la(s) 9:54, Puente Logistics (<${ADDRESS}>) escribió:\n\n${QUOTED}`,
  apple: `> El 24 nov 2026, a la(s) 9:54 a.m., Puente Logistics <${ADDRESS}> escribió:\n>\n${QUOTED}`,
};

const ATTRIBUTION = `El mar, 24 nov 2026 a la(s) 9:54, Puente Logistics (&lt;${ADDRESS}&gt;) escribió:`;

/** The request below an answer, in HTML. */
export const quotingHtml = {
  gmail:
    `<br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${ATTRIBUTION}<br></div>` +
    `<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204)">${LINES}` +
    '</blockquote></div></body></html>',
  apple: `<div><br><blockquote type="cite">${ATTRIBUTION}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${LINES}</div></blockquote></body></html>`,
  thunderbird: `<div class="moz-cite-prefix">${ATTRIBUTION}<br></div><blockquote type="cite" cite="mid:1@puente.test"><p>${LINES}</p></blockquote>`,
  web:
    '<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1">' +
    `<div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" color="#000000" style="font-size:11pt">${headHtml('<br>')}</font>` +
    `<div>&nbsp;</div></div><div>${LINES}</div></body></html>`,
};

/** A text and the request below it, as Outlook writes both. */
export function outlookHtml(text: string): string {
  const border = 'border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm';
  const head = `<div><div style='${border}'><p class=MsoNormal>${headHtml('<br>')}<o:p></o:p></p></div></div>`;
  return `${wordHtml(text)}${head}${paragraphs(REQUEST)}</div></body></html>`;
}

/** A text with the styles of Word, not closed. */
export function wordHtml(text: string): string {
  return `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
<style><!--
/* Font Definitions */
@font-face {font-family:Calibri; panose-1:2 15 5 2 2 2 4 3 2 4;}
p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
--></style><!--[if gte mso 9]><xml><o:shapedefaults v:ext="edit" spidmax="1026" /></xml><![endif]--></head>
<body lang=ES-MX link="#0563C1" style='word-wrap:break-word'><div class=WordSection1>${paragraphs(text)}`;
}

function headHtml(between: string): string {
  return OUTLOOK.map(([name, value]) => `<b>${name}</b> ${escaped(value)}`).join(between);
}

function paragraphs(text: string): string {
  const lines = text.trimEnd().split('\n');
  return lines
    .map((line) => `<p class=MsoNormal>${escaped(line) || '&nbsp;'}<o:p></o:p></p>`)
    .join('\n');
}

/** A text as it stands in HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
