import type { Knex } from 'knex';
import type { Module } from '../core/modules/module.ts';
import { hashOf, scopesFor } from '../platform/keys/index.ts';
import { findActor } from '../platform/users/index.ts';

/** An API key of the sandbox's data. Its secret is the same in every sandbox, and no secret. */
export interface SandboxKey {
  email: string;
  name: string;
  secret: string;
}

/** A key for each kind of caller, with all scopes that its user may give. */
export const sandboxKeys: SandboxKey[] = [
  'broker@puente.test',
  'carrier@regio.test',
  'shipper@maquila.test',
].map((email) => {
  const [kind] = email.split('@');
  return { email, name: `Sandbox: ${kind}`, secret: `anden_key_${kind}-of-the-sandbox` };
});

const DAYS = 3660;

/** Adds the keys to the story, unless they are there; they are valid for ten years. */
export async function writeKeys(db: Knex, modules: Module[], now: Date): Promise<void> {
  for (const { email, name, secret } of sandboxKeys) {
    const user = await db('users').where({ email }).first<{ id: string }>('id');
    const actor = (await findActor(user.id))!;
    const key = {
      companyId: actor.companyId,
      carrierId: actor.carrierId,
      userId: user.id,
      name,
      prefix: secret.slice(0, 16),
      secretHash: hashOf(secret),
      scopes: scopesFor(modules, actor),
      expiresAt: new Date(now.getTime() + DAYS * 24 * 60 * 60_000),
    };
    await db('api_keys').insert(key).onConflict('secret_hash').ignore();
  }
}
