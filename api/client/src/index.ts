export { AndenError, type ErrorCode } from './AndenError.ts';
export type { ChangesInit } from './changes.ts';
export { createClient, type AndenClient, type ClientOptions } from './createClient.ts';
export type { RetryOptions } from './retries.ts';
export type { Schemas } from './types.ts';
export { verifyWebhook, WebhookVerificationError, type WebhookHeaders } from './verifyWebhook.ts';
export type { paths } from './contract.gen.ts';
