import type { Knex } from 'knex';
import { setLocal } from '../../../db/timeouts.ts';

/** Removes the values of personal fields from the recorded changes of persons' own records; the fields stay. */
export async function clearHistory(trx: Knex, ids: string[]): Promise<void> {
  await setLocal(trx, 'anden.erasing', 'on');
  await trx.raw(SQL, { ids, personal: PERSONAL });
}

const SQL = `
  update changes set before = before || ${emptied('before')}, after = after || ${emptied('after')}
  where entity in ('users', 'contacts', 'inquiries') and entity_id = any(:ids)`;

function emptied(column: string): string {
  return `(select coalesce(jsonb_object_agg(key, null::text), '{}')
    from jsonb_object_keys(${column}) as key where key = any(:personal))`;
}

/** The fields of users, contacts and site requests that tell who somebody is, and their columns. */
const PERSONAL = [
  ...['email', 'firstName', 'lastName', 'maidenName', 'phone', 'files', 'first_name', 'last_name'],
  ...['maiden_name', 'identity_sub', 'name', 'position', 'emails', 'phones', 'comment', 'message'],
];
