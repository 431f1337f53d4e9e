import type { Sent } from './requests.ts';

/** The request as a curl command. */
export function asCurl(url: string, { method, path, headers, body }: Omit<Sent, 'operationId'>) {
  const lines = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data = body === undefined ? [] : [`--data-raw ${quoted(shortened(body))}`];
  return ['curl -i --path-as-is -X', method, ...lines, ...data, quoted(url + path)].join(' ');
}

function shortened(body: string) {
  return body.length > 2000 ? `${body.slice(0, 1000)} … ${body.length} characters` : body;
}

function quoted(text: string) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
