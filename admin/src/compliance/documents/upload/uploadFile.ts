import { accessToken } from '../../../core/auth/renew.ts';
import { readLanguage } from '../../../core/i18n/language.ts';
import { noteConnection } from '../../../core/data/connection.ts';
import type { CarrierDocument } from '../document.ts';
import { problemError, unreachableError } from '../../../core/data/problem.ts';

interface Target {
  uuid: string;
  /** The number of the version that the file continues: both become one PDF. */
  behind?: number | undefined;
}

/**
 * Uploads a file as the new version of a document, under an Idempotency-Key, and returns the number of the version; calls
 * `onProgress` with the part that was sent, from 0 to 1. Throws HttpError when the API refuses it or the connection breaks. Uses XMLHttpRequest, because fetch reports no
 * progress.
 */
export async function uploadFile(
  { uuid, behind }: Target,
  file: File,
  key: string,
  onProgress: (share: number) => void,
): Promise<number | undefined> {
  const token = await accessToken();
  const query = new URLSearchParams({ uuid, ...(behind && { behind: String(behind) }) });
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', `/api/carriers/documentUpload?${query.toString()}`);
    call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.setRequestHeader('Accept-Language', readLanguage());
    call.setRequestHeader('Idempotency-Key', key);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onerror = () => {
      noteConnection(false);
      reject(unreachableError());
    };
    call.onload = () => {
      const answer = parseJson(call.responseText);
      if (call.status < 300) resolve((answer as CarrierDocument).versions?.[0]?.number);
      else reject(problemError(call.status, answer));
    };
    const form = new FormData();
    form.append('file', file);
    call.send(form);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
