import { accessToken } from '../../../core/auth/renew.ts';
import { readLanguage } from '../../../core/i18n/language.ts';
import { noteConnection } from '../../../core/data/connection.ts';
import { problemError, unreachableError } from '../../../core/data/problem.ts';

/**
 * Uploads a file as the new version of a document, under an Idempotency-Key; calls `onProgress` with the part that was sent, from 0 to 1.
 * Throws HttpError when the API refuses it or the connection breaks. Uses XMLHttpRequest, because fetch reports no
 * progress.
 */
export async function uploadFile(
  uuid: string,
  file: File,
  key: string,
  onProgress: (share: number) => void,
): Promise<void> {
  const token = await accessToken();
  await new Promise<void>((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', `/api/carriers/documentUpload?uuid=${encodeURIComponent(uuid)}`);
    call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.setRequestHeader('Accept-Language', readLanguage());
    call.setRequestHeader('Idempotency-Key', key);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onerror = () => {
      noteConnection(false);
      reject(unreachableError());
    };
    call.onload = () =>
      call.status < 300 ? resolve() : reject(problemError(call.status, parsed(call.responseText)));
    const form = new FormData();
    form.append('file', file);
    call.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
