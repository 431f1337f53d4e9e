import type { Schemas } from '../contract/types.ts';
import { http } from '../data/http.ts';
import { readLanguage } from '../i18n/language.ts';

/** Sends a file to be loaded; answers the import's id. Throws HttpError where it is refused. */
export async function sendFile(resource: string, file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const url = `/api/${resource}/bulkFile?languaje=${readLanguage().toUpperCase()}`;
  const { json } = await http(url, { method: 'POST', body });
  return (json as Schemas['Import']).id;
}
