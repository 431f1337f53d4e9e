import type { Answer, Body } from '../../forms/api.ts';

interface Sending {
  headers: Record<string, string>;
  body: XMLHttpRequestBodyInit;
  /** Hears how much is sent, in percent. */
  onProgress: (percent: number) => void;
}

/** After how long without any progress the network is taken for lost. */
const PATIENCE_MS = 60_000;

/** Posts something large and reports its progress; throws without a connection, and when nothing moves for a minute. */
export function sendWithProgress(path: string, sending: Sending): Promise<Answer> {
  const { headers, body, onProgress } = sending;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => reject(new TypeError('no connection'));
    let patience = setTimeout(() => request.abort(), PATIENCE_MS);
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(patience);
      patience = setTimeout(() => request.abort(), PATIENCE_MS);
      onProgress(Math.floor((100 * loaded) / total));
    };
    request.onloadend = () => clearTimeout(patience);
    request.onerror = giveUp;
    request.onabort = giveUp;
    request.onload = () => {
      const { status, responseText } = request;
      try {
        resolve({ ok: status < 300, status, body: JSON.parse(responseText) as Body });
      } catch {
        resolve({ ok: false, status: status < 300 ? 502 : status, body: {} });
      }
    };
    request.send(body);
  });
}
