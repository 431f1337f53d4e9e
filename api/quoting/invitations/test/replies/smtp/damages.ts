/** A mail that is broken, without its Message-ID, and a part of the text that is read of it; null where none can be. */
export interface DamagedMail {
  raw: () => string;
  text: string | null;
}

const ANSWER = 'Va en $18,500 MXN + IVA';

/** The headers of every mail. */
export const HEAD = 'From: rocio@fletes.test\r\nSubject: Re: Q-1\r\n';

/** Broken mails by what is wrong with them. */
export const damages: Record<string, DamagedMail> = {
  'no end of a part': {
    raw: () => `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n${ANSWER}\r\n`,
    text: ANSWER,
  },
  'a boundary that never comes': {
    raw: () => `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${ANSWER}\r\n`,
    text: '',
  },
  'no boundary': {
    raw: () => `${HEAD}Content-Type: multipart/mixed\r\n\r\n${ANSWER}\r\n`,
    text: '',
  },
  'parts in each other, 200 deep': { raw: () => `${HEAD}${nested(200)}`, text: null },
  'parts in each other, 20 deep': { raw: () => `${HEAD}${nested(20)}`, text: ANSWER },
  'a header of 1 MB': {
    raw: () => `${HEAD}X-Long: ${'a'.repeat(2 ** 20)}\r\n\r\n${ANSWER}\r\n`,
    text: null,
  },
  '5,000 headers': {
    raw: () => `${HEAD}${'X-Header: a\r\n'.repeat(5000)}\r\n${ANSWER}\r\n`,
    text: ANSWER,
  },
  'NUL bytes in its headers, its text and the name of its file': {
    raw: () =>
      `From: "Roc\0io" <rocio@fletes.test>\r\nSubject: Re\0: Q-1\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n` +
      `--b\r\n\r\n\0${ANSWER}\0\r\n--b\r\nContent-Disposition: attachment; filename="a\0b.pdf"\r\n\r\nx\r\n--b--\r\n`,
    text: ANSWER,
  },
  'NUL characters that are encoded': {
    raw: () =>
      `From: =?utf-8?Q?Roc=00io?= <rocio@fletes.test>\r\nSubject: =?utf-8?Q?Re=00?=\r\n` +
      `Content-Transfer-Encoding: quoted-printable\r\n\r\n=00${ANSWER}=00\r\n`,
    text: ANSWER,
  },
  'a text that ends in half a character': {
    raw: () => {
      const text = `${ANSWER}\n${'x'.repeat(10_000 - ANSWER.length - 2)}😀😀`;
      return `${HEAD}Content-Type: text/plain; charset=utf-8\r\n\r\n${latin1(text)}\r\n`;
    },
    text: ANSWER,
  },
  'a name of a file that is cut in half a character': {
    raw: () =>
      `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n${ANSWER}\r\n--b\r\n` +
      `Content-Disposition: attachment; filename="${latin1(`${'x'.repeat(199)}😀😀.pdf`)}"\r\n\r\nx\r\n--b--\r\n`,
    text: ANSWER,
  },
  '100,000 small parts': {
    raw: () =>
      `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n${ANSWER}\r\n` +
      `${'--b\r\nContent-Disposition: attachment; filename=a\r\n\r\nx\r\n'.repeat(100_000)}--b--\r\n`,
    text: null,
  },
  'base64 that is none': {
    raw: () => `${HEAD}Content-Transfer-Encoding: base64\r\n\r\n%%% ~~~\r\n`,
    text: '',
  },
  'quoted-printable that is none': {
    raw: () => `${HEAD}Content-Transfer-Encoding: quoted-printable\r\n\r\n${ANSWER} =ZZ 100 %=\r\n`,
    text: ANSWER,
  },
  'an encoding that does not exist': {
    raw: () => `${HEAD}Content-Transfer-Encoding: x-uue\r\n\r\n${ANSWER}\r\n`,
    text: ANSWER,
  },
  'no headers': { raw: () => `\r\n${ANSWER}\r\n`, text: ANSWER },
  'an author who is no address': {
    raw: () => `From: ${'a'.repeat(5000)}\r\nSubject: ${'b'.repeat(5000)}\r\n\r\n${ANSWER}\r\n`,
    text: ANSWER,
  },
  'HTML in which all is nested': {
    raw: () => `${HEAD}Content-Type: text/html\r\n\r\n${ANSWER}${'<div>'.repeat(100_000)}\r\n`,
    text: ANSWER,
  },
  'HTML with a style of 2 MB': {
    raw: () =>
      `${HEAD}Content-Type: text/html\r\n\r\n<p>${ANSWER}</p><style>${'p{color:red}\r\n'.repeat(150_000)}</style>\r\n`,
    text: ANSWER,
  },
};

/** A mail with a file that makes it as large as told, in MB. */
export function large(megabytes: number): string {
  const line = `${'A'.repeat(76)}\r\n`;
  const file = line.repeat(Math.floor((megabytes * 2 ** 20 - 1000) / line.length));
  const parts = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n';
  const head = 'Content-Type: image/jpeg\r\nContent-Disposition: attachment; filename=a.jpg';
  return `${HEAD}${parts}${ANSWER}\r\n--b\r\n${head}\r\nContent-Transfer-Encoding: base64\r\n\r\n${file}--b--\r\n`;
}

function nested(depth: number): string {
  const open = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  return `${open.join('')}\r\n${ANSWER}\r\n`;
}

/** The bytes of a text in UTF-8, each as a character. */
const latin1 = (text: string) => Buffer.from(text).toString('latin1');
