import { opened } from '../core/data/http.ts';

/** Reads the file of a document from the API, with its file name. */
export async function readFile(
  uuid: string,
  version?: number,
): Promise<{ blob: Blob; name: string }> {
  const query = new URLSearchParams({ uuid, ...(version && { version: String(version) }) });
  const headers = new Headers({ Accept: '*/*' });
  const response = await opened(`/api/carriers/documentDownload?${query}`, { headers });
  return { blob: await response.blob(), name: nameOf(response) };
}

/** Hands the file to the browser to be saved. */
export function save({ blob, name }: { blob: Blob; name: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function nameOf({ headers }: Response): string {
  const disposition = headers.get('Content-Disposition') ?? '';
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return extended
    ? decodeURIComponent(extended)
    : (/filename="([^"]+)"/.exec(disposition)?.[1] ?? 'documento');
}
