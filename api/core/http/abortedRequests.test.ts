import { expect } from 'chai';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { accessToken } from '../../testing/client.ts';
import { logged, testServer } from '../../testing/server.ts';
import { buildUser } from '../../platform/users/test/factory.ts';

/** The part of a request that is sent before its connection is closed: the headers only, or some of the body. */
const PARTS = ['', '{"pageId":'];

const FORM = 'multipart/form-data; boundary=X';
const PART = '--X\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';

/** Calls whose bodies are read in different ways. */
const CALLS: [path: string, type: string, parts: string[]][] = [
  ['/api/presences', 'application/json', PARTS],
  ['/api/locations', 'application/json', PARTS],
  ['/api/locations/bulkFile', FORM, ['', PART]],
  ['/api/carriers/documentUpload?uuid=01900000-0000-7000-8000-000000000000', FORM, ['', PART]],
];

describe('A request that its client aborts', function () {
  this.timeout(120_000);

  for (const [path, type, parts] of CALLS)
    it(`ends, and is no error in the log: POST ${path.split('?')[0]}; it was 500, and of a form it had no end`, async () => {
      const token = await accessToken((await buildUser()).email);
      for (const part of parts)
        for (const waitMs of [0, 1, 100]) {
          const lines = await linesOf({ path, type, token, part, waitMs });
          const errors = lines.filter(({ level }) => ['error', 'fatal'].includes(level as string));
          expect(errors, `${part} ${waitMs}`).to.deep.equal([]);
          expect(lines.at(-1)!.status, `${part} ${waitMs}`).to.be.within(400, 499);
        }
    });
});

interface Aborted {
  path: string;
  type: string;
  token: string;
  part: string;
  waitMs: number;
}

/** The lines of the log about a request of which only a part is sent; the last one is that of the request. */
async function linesOf(aborted: Aborted): Promise<Record<string, unknown>[]> {
  const { url } = await testServer();
  const seen: string[] = [];
  const isLogged = () => seen.some((line) => line.includes('"msg":"request"'));
  await logged(async () => {
    await send(url, aborted);
    while (!isLogged()) await pause(10);
  }, seen);
  return seen.map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** Sends the headers and a part of the body, and closes the connection. */
async function send(url: string, { path, type, token, part, waitMs }: Aborted): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: anden',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    'Content-Length: 500',
  ];
  await new Promise<void>((sent) =>
    socket.write(`${head.join('\r\n')}\r\n\r\n${part}`, () => sent()),
  );
  await pause(waitMs);
  socket.destroy();
}
