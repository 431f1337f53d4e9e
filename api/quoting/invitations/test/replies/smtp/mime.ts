/** A part of a mail: its headers and its encoded content, each byte a character. */
export interface Part {
  headers: string[];
  content: string;
}

type Charset = 'utf-8' | 'iso-8859-1' | 'windows-1252';
type Encoding = 'quoted-printable' | 'base64' | '8bit';

/** How a text becomes a part; `declared` is the Content-Type that its mail program writes, `null` for none. */
export interface TextForm {
  type?: 'plain' | 'html';
  charset?: Charset;
  encoding?: Encoding;
  declared?: string | null;
}

/** A text as a part of a mail. */
export function textPart(text: string, form: TextForm = {}): Part {
  const { type = 'plain', charset = 'utf-8', encoding = 'quoted-printable' } = form;
  const { declared = `text/${type}; charset=${charset}` } = form;
  const bytes = bytesOf(text.replace(/\r?\n/g, '\r\n'), charset);
  const headers = [`Content-Transfer-Encoding: ${encoding}`];
  if (declared !== null) headers.unshift(`Content-Type: ${declared}`);
  return { headers, content: ENCODERS[encoding](bytes) };
}

/** Parts in one: `mixed`, `alternative`, `related` or a longer type. */
export function multipart(type: string, ...parts: Part[]): Part {
  const boundary = `----=_Part_${(boundaries += 1)}`;
  const inner = parts.map((part) => `--${boundary}\r\n${asText(part)}\r\n`);
  return {
    headers: [`Content-Type: multipart/${type}; boundary="${boundary}"`],
    content: `${inner.join('')}--${boundary}--\r\n`,
  };
}

/** A part as it stands in a mail. */
export function asText({ headers, content }: Part): string {
  return `${headers.join('\r\n')}\r\n\r\n${content}`;
}

let boundaries = 0;

/** A text in a character set, without what that has not. */
function bytesOf(text: string, charset: Charset): Buffer {
  if (charset === 'utf-8') return Buffer.from(text);
  const special = charset === 'windows-1252' ? WINDOWS : {};
  const codes = Array.from(text, (char) => special[char] ?? char.codePointAt(0)!);
  return Buffer.from(codes.filter((code) => code <= 0xff));
}

const WINDOWS: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

const ENCODERS: Record<Encoding, (bytes: Buffer) => string> = {
  '8bit': (bytes) => bytes.toString('latin1'),
  base64: (bytes) => bytes.toString('base64').replace(/.{76}/g, '$&\r\n'),
  'quoted-printable': (bytes) => bytes.toString('latin1').split('\r\n').map(quoted).join('\r\n'),
};

function quoted(line: string): string {
  const escaped = line.replace(/[^ -<>-~]| $/g, (char) => {
    const hex = char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
    return `=${hex}`;
  });
  return escaped.replace(/(?:=..|[^=]){70}(?=.)/g, '$&=\r\n');
}
