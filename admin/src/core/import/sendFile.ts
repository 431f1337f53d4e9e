import type { Schemas } from '../contract/types.ts';
import { http } from '../data/http.ts';
import { readLanguage } from '../i18n/language.ts';

const keys = new WeakMap<File, Map<string, string>>();

/**
 * Uploads a file to be checked; returns the id of its import, which is the same when the file is sent again after a call
 * without an answer. Throws HttpError when the API refuses it.
 */
export async function sendFile(resource: string, file: File, companyId = ''): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const query = new URLSearchParams({
    preview: 'true',
    languaje: readLanguage().toUpperCase(),
    ...(companyId && { companyId }),
  });
  const headers = new Headers({ 'Idempotency-Key': keyOf(file, companyId) });
  const { json } = await http(`/api/${resource}/bulkFile?${query}`, {
    method: 'POST',
    body,
    headers,
  });
  return (json as Schemas['Import']).id;
}

/** One key for each file and the company that it is sent for. */
function keyOf(file: File, companyId: string): string {
  const known = keys.get(file) ?? new Map<string, string>();
  const key = known.get(companyId) ?? crypto.randomUUID();
  keys.set(file, known.set(companyId, key));
  return key;
}
