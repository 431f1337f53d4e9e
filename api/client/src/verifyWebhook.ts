import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { Schemas } from './types.ts';

export { WebhookVerificationError };

/** The headers of a request, from fetch's Request or from node:http. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>;

/**
 * The event of a webhook, once its signature and its time, at most five minutes off, are right by the Standard Webhooks
 * specification; throws WebhookVerificationError otherwise. `body` must be as it was received: not parsed and written again.
 */
export function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
): Schemas['WebhookBody'] {
  const text =
    typeof body === 'string' ? body : new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const plain = Object.fromEntries(entries.map(([name, value]) => [name, String(value ?? '')]));
  return new Webhook(secret).verify(text, plain) as Schemas['WebhookBody'];
}
