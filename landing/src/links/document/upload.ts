import type { Answer } from '../../forms/api.ts';
import { linkHeaders } from '../linkApi.ts';

/** Sends a file to the API with the link's token and reports the sent part; throws without a connection. */
export function uploadFile(
  path: string,
  file: File,
  { key, onProgress }: { key: string; onProgress: (percent: number) => void },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    const headers = { ...linkHeaders(key), 'Content-Type': 'application/octet-stream' };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.floor((100 * loaded) / total));
    request.onerror = () => reject(new Error('no connection'));
    request.onload = () => {
      const { status, responseText } = request;
      resolve({ ok: status < 300, status, body: JSON.parse(responseText) as Answer['body'] });
    };
    request.send(file);
  });
}
