import type { Knex } from 'knex';
import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider';

const SWEEP_EVERY_MS = 10 * 60_000;
const OPAQUE_ID = /^[\w-]{1,200}$/;

interface Row {
  payload: AdapterPayload;
  consumedAt: Date | null;
}

/**
 * Stores the provider's sessions, grants and tokens in the table `oidc_payloads`. An id in another format than the
 * provider's is not found. Expired rows are deleted at most every ten minutes.
 */
export function createAdapter(db: Knex): AdapterFactory {
  const sweep = createSweep(db);
  return (model) => createModelAdapter(db, model, sweep);
}

function createModelAdapter(db: Knex, model: string, sweep: () => Promise<void>): Adapter {
  const rows = (key: Record<string, string>) => db('oidc_payloads').where({ model, ...key });
  const findBy = async (key: Record<string, string>) => {
    if (!Object.values(key).every((value) => OPAQUE_ID.test(value))) return undefined;
    return payloadOf(await rows(key).first<Row | undefined>('payload', 'consumedAt'));
  };

  return {
    find: (id) => findBy({ id }),
    findByUid: (uid) => findBy({ uid }),
    findByUserCode: (userCode) => findBy({ userCode }),
    async upsert(id, payload, expiresIn) {
      await sweep();
      await db('oidc_payloads')
        .insert({ model, id, ...columnsOf(payload, expiresIn) })
        .onConflict(['model', 'id'])
        .merge();
    },
    async consume(id) {
      const consumedCount = await rows({ id })
        .whereNull('consumedAt')
        .update({ consumedAt: db.fn.now() });
      if (consumedCount === 0) throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      await rows({ id }).delete();
    },
    async revokeByGrantId(grantId) {
      await rows({ grantId }).delete();
    },
  };
}

function columnsOf(payload: AdapterPayload, expiresIn?: number) {
  return {
    payload: JSON.stringify(payload),
    grantId: payload.grantId ?? null,
    uid: payload.uid ?? null,
    userCode: payload.userCode ?? null,
    accountId: payload.accountId ?? null,
    expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
  };
}

function payloadOf(row?: Row): AdapterPayload | undefined {
  if (!row?.consumedAt) return row?.payload;
  return { ...row.payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) };
}

function createSweep(db: Knex): () => Promise<void> {
  let next = 0;
  return async () => {
    if (Date.now() < next) return;
    next = Date.now() + SWEEP_EVERY_MS;
    await db('oidc_payloads').where('expiresAt', '<', db.fn.now()).delete();
  };
}
