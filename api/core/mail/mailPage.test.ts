import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { createTransport } from 'nodemailer';
import { startMailbox } from './mailbox.ts';
import { mailPage } from './mailPage.ts';

describe('GET /mail', () => {
  let dataDir: string;

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'anden-mail-page-'));
  });

  after(() => rm(dataDir, { recursive: true }));

  const get = async (mode: 'development' | 'production', language = 'es') => {
    const app = new Koa();
    app.use(mailPage({ mode, dataDir, publicUrl: 'http://anden.test' }));
    const server = createServer(app.callback()).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://localhost:${port}/mail`, {
      headers: { 'accept-language': language },
    });
    const body = await answer.text();
    server.close();
    server.closeAllConnections();
    return { status: answer.status, type: answer.headers.get('content-type'), body };
  };

  it('says in both languages that there is no mail yet', async () => {
    expect((await get('development')).body).to.include('Todavía no hay correo');
    expect((await get('development', 'en')).body).to.include('There is no mail yet');
  });

  it('lists saved messages as plain text, with links only to the product', async () => {
    const mailbox = await startMailbox(join(dataDir, 'mail'));
    const transport = createTransport({ url: mailbox.url });
    const token = randomUUID();
    await transport.sendMail({
      from: 'hola@anden.test',
      to: 'nora@fletes.test',
      subject: 'Continúa tu registro: Ñandú <b>',
      date: new Date('2026-11-22T20:05:00Z'),
      text: `<script>alert(1)</script> año\nhttp://anden.test/form#${token}\nhttp://otro.test/x`,
      html: '<p>No se muestra</p>',
    });
    transport.close();
    await mailbox.stop();
    const { status, type, body } = await get('development');
    expect([status, type]).to.deep.equal([200, 'text/html; charset=utf-8']);
    expect(body).to.include('nora@fletes.test').and.include('Ñandú &#60;b&#62;').and.include('año');
    expect(body).to.include('22 de noviembre de 2026, 14:05 (hora del centro de México)');
    expect(body).to.include(`<a href="http://anden.test/form#${token}">`);
    expect(body).not.to.match(/<script|<style|No se muestra|href="http:\/\/otro/);
  });

  it('does not exist in production', async () => {
    expect((await get('production')).status).to.equal(404);
  });
});
