import type { Localized } from '../../locale.ts';
import { useOnline } from '../record/useOnline.ts';
import { countedText } from './counted.ts';
import { evidenceMessages } from './messages.ts';
import type { Files } from './useFiles.ts';

/** Tells how many files wait on this device and the reason: a network only where there is none. */
export function Queue({ files, locale }: Localized & { files: Files }) {
  const t = evidenceMessages[locale];
  const isOnline = useOnline();
  const { waitingFiles, hasFailed, isAtRisk } = files;
  const count = waitingFiles.length;
  const words = !isOnline ? t.waiting : hasFailed ? t.trying : t.sending;
  return (
    <p className="note" role="status" hidden={count === 0}>
      {count > 0 && countedText(words, count)}
      {isAtRisk && ` ${t.atRisk}`}
    </p>
  );
}
