import type { Env } from '../core/runtime/env.ts';
import { sandboxKeys } from './keys.ts';

/** Prints what is different in a sandbox, and the API keys with which a developer can call at once. */
export function announceSandbox({ publicUrl }: Env): void {
  console.log(`
SANDBOX: nothing here is real. Carriers answer by rules, and a call moves the clock:

  ${publicUrl}/sandbox                 its time, rules and keys
  ${publicUrl}/sandbox/openapi.json    its calls

API keys, the same in every sandbox:
`);
  for (const { email, secret } of sandboxKeys) console.log(`  ${secret.padEnd(34)} ${email}`);
}
