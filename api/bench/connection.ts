import { connect, type Socket } from 'node:net';
import type { Server } from './servers.ts';

/** One request of a benchmark; the path is without the origin. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: object;
}

/** The end of a response's head. */
const HEAD_END = '\r\n\r\n';

/** A response that is arriving: its parts, and the length of it all in bytes once the head is there. */
interface Arriving {
  call: Call;
  parts: Buffer[];
  received: number;
  length?: number;
  resolve(body: Buffer): void;
  reject(error: Error): void;
}

/**
 * A kept-alive connection to a server on this machine, for one request at a time. It reads only what the measured
 * servers send: a response with a `Content-Length`. The client shares the processors with the servers that it measures,
 * and one of `node:http` takes three times as long for a call.
 */
export class Connection {
  readonly #server: Server;
  readonly #socket: Socket;
  #arriving: Arriving | undefined;

  constructor(server: Server) {
    this.#server = server;
    this.#socket = connect(server.port, '127.0.0.1').setNoDelay();
    this.#socket.on('data', (part) => this.#receive(part));
    this.#socket.on('error', (error) => this.#arriving?.reject(error));
    this.#socket.on('close', () => this.#arriving?.reject(new Error('the server hung up')));
  }

  /** Sends one request and returns the body of the response; throws when it is an error. */
  send(call: Call): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#arriving = { call, parts: [], received: 0, resolve, reject };
      this.#socket.write(requestText(this.#server, call));
    });
  }

  close(): void {
    this.#arriving = undefined;
    this.#socket.destroy();
  }

  #receive(part: Buffer): void {
    const arriving = this.#arriving!;
    arriving.parts.push(part);
    arriving.received += part.length;
    arriving.length ??= lengthOf(arriving.parts);
    if (arriving.received === arriving.length) finish(arriving);
  }
}

function requestText({ port, authorization }: Server, { method, path, body }: Call): string {
  const text = body ? JSON.stringify(body) : '';
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Authorization: ${authorization}`,
    ...(body
      ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]
      : []),
  ];
  return head.join('\r\n') + HEAD_END + text;
}

/** The bytes of the response, head included; undefined while its head is not complete. */
function lengthOf(parts: Buffer[]): number | undefined {
  const text = Buffer.concat(parts);
  const end = text.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(text.toString('latin1', 0, end)) ?? [];
  if (!length) throw new Error('the response has no Content-Length');
  return end + HEAD_END.length + Number(length);
}

function finish({ call: { method, path }, parts, resolve, reject }: Arriving): void {
  const answer = Buffer.concat(parts);
  const head = answer.indexOf(HEAD_END);
  const status = answer.toString('latin1', 'HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
  const body = answer.subarray(head + HEAD_END.length);
  if (status < '300') resolve(body);
  else reject(new Error(`${method} ${path}: ${status} ${body}`));
}
