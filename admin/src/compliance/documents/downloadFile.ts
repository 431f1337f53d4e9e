import { openResponse } from '../../core/data/http.ts';

/** Reads the file of a document from the API, with its file name. */
export function readFile(
  uuid: string,
  { version, isDownload = false }: { version?: number | undefined; isDownload?: boolean } = {},
): Promise<NamedFile> {
  const query = new URLSearchParams({
    uuid,
    ...(version && { version: String(version) }),
    ...(isDownload && { saved: 'true' }),
  });
  return readFileAt(`/api/carriers/documentDownload?${query}`);
}

interface NamedFile {
  blob: Blob;
  name: string;
}

/** Reads the file at a path of the API, with its file name. */
export async function readFileAt(path: string): Promise<NamedFile> {
  const headers = new Headers({ Accept: '*/*' });
  const response = await openResponse(path, { headers });
  return { blob: await response.blob(), name: nameOf(response) };
}

/** Hands the file to the browser to be saved. */
export function save({ blob, name }: NamedFile): void {
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
