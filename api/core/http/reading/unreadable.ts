import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { Refusal } from '../../errors/errors.ts';
import { DEFAULT_LOCALE } from '../../../shared/languages.ts';

/**
 * A listener for `clientError` of an HTTP server: answers a request that Node could not parse with a problem in
 * Spanish, because its headers are not known, and closes the connection.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const refusal = new Refusal(CODES[error.code ?? ''] ?? 'BAD_REQUEST', { cause: error });
  const body = JSON.stringify(refusal.problem(DEFAULT_LOCALE));
  socket.write(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  socket.destroy(error);
}

const CODES: Record<string, 'HEADERS_TOO_LARGE' | 'REQUEST_TIMEOUT'> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};
