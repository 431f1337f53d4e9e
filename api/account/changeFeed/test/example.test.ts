import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook as Signature } from 'standardwebhooks';
import { freePort } from '../../../../db/server.ts';
import { amend } from '../../../core/records/writing/save.ts';
import { buildKey } from '../../../platform/keys/test/factory.ts';
import { Quote } from '../../../quoting/quotes/index.ts';
import { testServer } from '../../../testing/server.ts';
import { buildTenant } from '../../../testing/tenants/tenant.ts';

const PROGRAM = 'api/account/changeFeed/example/mirror.mjs';
const SECRET = `whsec_${Buffer.from('a secret of this test only').toString('base64')}`;

describe('The mirror of the documentation', function () {
  this.timeout(60_000);

  it('reads the records, then those that changed when an event arrives', async () => {
    const { company, people, records } = await buildTenant();
    const { secret } = await buildKey(people.admin, {
      scopes: ['webhooks:read', 'quotes:read', 'locations:read'],
    });
    const port = await freePort();
    const program = spawn(process.execPath, [PROGRAM], {
      env: {
        ANDEN_URL: (await testServer()).url,
        ANDEN_KEY: secret,
        PORT: String(port),
        WEBHOOK_SECRET: SECRET,
      },
    });
    let printed = '';
    program.stdout.on('data', (text: Buffer) => (printed += String(text)));
    try {
      const version = (await Quote.query().findById(records.quotes))!.version;
      const line = (at: number) => `quotes/${records.quotes} ${at}\n`;
      await until(() => printed.includes(line(version)));
      await until(() => isAnswered(port));
      const key = { id: records.quotes, companyId: company.id };
      await amend(Quote, key, { comment: 'Cambió' });
      expect(await send(port)).to.equal(204);
      await until(() => printed.includes(line(version + 1)));
    } finally {
      program.kill();
    }
  });
});

async function send(port: number): Promise<number> {
  const [id, at, body] = [crypto.randomUUID(), new Date(), '{}'];
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Signature(SECRET).sign(id, at, body),
  };
  return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status;
}

/** Whether the program listens: it refuses a call without a signature. */
async function isAnswered(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  return answer?.status === 401;
}

async function until(test: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await test())) await pause(50);
}
