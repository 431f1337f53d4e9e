import { linkFetch } from './linkApi.ts';

/** Reads a file of the API with the link's token and hands it to the browser to be saved; throws where it fails. */
export async function saveFile(path: string): Promise<void> {
  const response = await linkFetch(path);
  if (!response.ok) throw new Error(response.statusText);
  const [, name = 'anden.pdf'] =
    /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
