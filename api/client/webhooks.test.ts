import { expect } from 'chai';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook, WebhookVerificationError, type WebhookHeaders } from './src/index.ts';

describe('The verification of a webhook', () => {
  const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
  const body = '{"type":"quote.rated","data":{"reference":"Cotización 7"}}';

  function signed(sentAt = new Date(), by = secret): Record<string, string> {
    const signature = new Webhook(by).sign('msg_1', sentAt, body);
    const timestamp = String(Math.floor(sentAt.getTime() / 1000));
    return {
      'webhook-id': 'msg_1',
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    };
  }

  it('returns the event, of a text or bytes, with headers of fetch or of node:http', () => {
    const event = { type: 'quote.rated', data: { reference: 'Cotización 7' } };
    expect(verifyWebhook(body, signed(), secret)).to.deep.equal(event);
    expect(verifyWebhook(Buffer.from(body), new Headers(signed()), secret)).to.deep.equal(event);
    const incoming = { ...signed(), accept: undefined, 'set-cookie': ['a', 'b'] };
    expect(verifyWebhook(body, incoming, secret)).to.deep.equal(event);
  });

  it('accepts one of several signatures, as while a secret is replaced', () => {
    const headers = signed();
    const other = signed(new Date(), `whsec_${Buffer.from('another secret').toString('base64')}`);
    const both = `${other['webhook-signature']} ${headers['webhook-signature']}`;
    expect(verifyWebhook(body, { ...headers, 'webhook-signature': both }, secret)).to.be.an(
      'object',
    );
  });

  it('refuses another body, another secret, another id, an old time and missing headers', () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const refused: [string, WebhookHeaders][] = [
      [body.replace('7', '8'), signed()],
      [body, signed(new Date(), `whsec_${Buffer.from('another secret').toString('base64')}`)],
      [body, { ...signed(), 'webhook-id': 'msg_2' }],
      [body, signed(minutesAgo(6))],
      [body, signed(minutesAgo(-6))],
      [body, {}],
    ];
    for (const [text, headers] of refused)
      expect(() => verifyWebhook(text, headers, secret)).to.throw(WebhookVerificationError);
    expect(() => verifyWebhook(body, signed(minutesAgo(4)), secret)).not.to.throw();
  });
});
