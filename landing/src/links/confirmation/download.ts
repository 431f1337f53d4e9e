import { linkFetch } from '../linkApi.ts';
import { announce, part } from '../page.ts';
import { t } from './texts.ts';

/** Saves the PDF of the shown revision when the button is pressed. */
export function onDownload(pathOfShown: () => string): void {
  part('download').addEventListener('click', () => {
    save(pathOfShown()).catch(() => announce(t.notDownloaded));
  });
}

async function save(path: string): Promise<void> {
  const response = await linkFetch(`${path}/file?format=pdf&language=${t.language}`);
  if (!response.ok) throw new Error(response.statusText);
  const [, name = 'confirmation.pdf'] =
    /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
