import { connect, type Socket } from 'node:net';

/** One request of a benchmark; the path is without the origin. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: object;
}

/** A response that is arriving: what has come of it, and its lengths in bytes once the head is there. */
interface Arriving {
  call: Call;
  buffer?: Buffer;
  lengths?: Lengths;
  resolve(body: Buffer): void;
  reject(error: Error): void;
}

interface Lengths {
  head: number;
  whole: number;
}

/**
 * A kept-alive connection to a server on this machine, for one request at a time. It reads only what the measured
 * servers send: a response with a `Content-Length`. The client shares the processors with the servers that it measures,
 * and one of `node:http` takes three times as long for a call.
 */
export class Connection {
  readonly #headers: string;
  readonly #socket: Socket;
  #arriving: Arriving | undefined;

  constructor(port: number, authorization: string) {
    this.#headers = ` HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: ${authorization}\r\n`;
    this.#socket = connect(port, '127.0.0.1').setNoDelay();
    this.#socket.on('data', (part) => this.#receive(part));
    this.#socket.on('error', (error) => this.#arriving?.reject(error));
    this.#socket.on('close', () => this.#arriving?.reject(new Error('the server hung up')));
  }

  /** Sends one request and returns the body of the response; throws when it is an error. */
  send(call: Call): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#arriving = { call, resolve, reject };
      this.#socket.write(requestText(call, this.#headers));
    });
  }

  close(): void {
    this.#arriving = undefined;
    this.#socket.destroy();
  }

  #receive(part: Buffer): void {
    const arriving = this.#arriving!;
    const { buffer: received } = arriving;
    arriving.buffer = received ? Buffer.concat([received, part]) : part;
    arriving.lengths ??= lengthsOf(arriving.buffer);
    if (arriving.buffer.length === arriving.lengths?.whole) finish(arriving);
  }
}

function requestText({ method, path, body }: Call, headers: string): string {
  const begin = `${method} ${path}${headers}`;
  if (!body) return `${begin}\r\n`;
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  return `${begin}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${text}`;
}

/** The lengths of a response; undefined while its head is not complete. */
function lengthsOf(received: Buffer): Lengths | undefined {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const at = received.indexOf(CONTENT_LENGTH);
  if (at < 0 || at > end) throw new Error('the response has no Content-Length');
  const head = end + HEAD_END.length;
  return {
    head,
    whole: head + parseInt(received.toString('latin1', at + CONTENT_LENGTH.length, end)),
  };
}

/** The end of a response's head. */
const HEAD_END = Buffer.from('\r\n\r\n');
/** As Node writes it. */
const CONTENT_LENGTH = Buffer.from('\r\nContent-Length: ');

function finish({
  call: { method, path },
  buffer: received,
  lengths,
  resolve,
  reject,
}: Arriving): void {
  const body = received!.subarray(lengths!.head);
  const status = received!.toString('latin1', 'HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
  if (status < '300') resolve(body);
  else reject(new Error(`${method} ${path}: ${status} ${body}`));
}
