import type { Schemas } from '../contract/types.ts';
import { http } from '../data/http.ts';
import { readLanguage } from '../i18n/language.ts';

const keys = new WeakMap<File, string>();

/**
 * Uploads a file; returns the id of its import, which is the same when the file is sent again after a call without an
 * answer. Throws HttpError when the API refuses it.
 */
export async function sendFile(resource: string, file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const url = `/api/${resource}/bulkFile?languaje=${readLanguage().toUpperCase()}`;
  const headers = new Headers({ 'Idempotency-Key': keyOf(file) });
  const { json } = await http(url, { method: 'POST', body, headers });
  return (json as Schemas['Import']).id;
}

function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  return key;
}
