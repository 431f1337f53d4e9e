import { announce, part } from '../page.ts';
import { saveFile } from '../saveFile.ts';
import { t } from './texts.ts';

/** Saves the PDF of the shown revision when the button is pressed. */
export function onDownload(pathOfShown: () => string): void {
  part('download').addEventListener('click', () => {
    const path = `${pathOfShown()}/file?format=pdf&language=${t.language}`;
    saveFile(path).catch(() => announce(t.notDownloaded));
  });
}
