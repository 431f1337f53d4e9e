import type { Schemas } from '../contract/types.ts';
import { http } from '../data/http.ts';
import { readLanguage } from '../i18n/language.ts';

/** The details of a whole file, such as the company that will own its records. */
export type FileDetails = Record<string, string | null | undefined>;

const keys = new WeakMap<File, Map<string, string>>();

/**
 * Uploads a file to be checked; returns the id of its import, which is the same when the file is sent again after a call
 * without an answer. Throws HttpError when the API refuses it.
 */
export async function sendFile(
  resource: string,
  file: File,
  details: FileDetails = {},
): Promise<string> {
  const given = Object.entries(details).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const body = new FormData();
  body.append('file', file);
  const query = new URLSearchParams({
    preview: 'true',
    languaje: readLanguage().toUpperCase(),
    ...Object.fromEntries(given),
  });
  const headers = new Headers({ 'Idempotency-Key': keyOf(file, JSON.stringify(given)) });
  const { json } = await http(`/api/${resource}/bulkFile?${query}`, {
    method: 'POST',
    body,
    headers,
  });
  return (json as Schemas['Import']).id;
}

/** One key for each file and what is said of it. */
function keyOf(file: File, detailsText: string): string {
  const keysOfFile = keys.get(file) ?? new Map<string, string>();
  const key = keysOfFile.get(detailsText) ?? crypto.randomUUID();
  keys.set(file, keysOfFile.set(detailsText, key));
  return key;
}
