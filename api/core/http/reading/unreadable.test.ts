import { expect } from 'chai';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerUnreadable } from './unreadable.ts';

describe('A request that Node cannot parse', () => {
  let server: Server;
  let port: number;

  before(async () => {
    server = createServer((_, response) => response.end()).on('clientError', answerUnreadable);
    await once(server.listen(0), 'listening');
    ({ port } = server.address() as AddressInfo);
  });

  after(() => server.close());

  it('gets a problem when its address is too long, which had an empty body', async () => {
    const answer = await fetch(`http://localhost:${port}/?filter=${'x'.repeat(20_000)}`);
    expect(answer.status).to.equal(431);
    expect(answer.headers.get('content-type')).to.equal('application/problem+json; charset=utf-8');
    expect(await answer.json()).to.include({ status: 431, code: 'HEADERS_TOO_LARGE' });
  });

  it('gets a problem when it is not HTTP', async () => {
    const socket = connect(port).end('GET\r\n\r\n');
    const [head, body] = (await text(socket)).split('\r\n\r\n');
    expect(head).to.match(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(body!)).to.include({ status: 400, code: 'BAD_REQUEST' });
  });
});
