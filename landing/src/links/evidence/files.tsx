import type { KeptFile } from '#phone/keptFiles';
import { fileProblem } from '../../forms/fields/fileProblem.ts';
import { evidenceFile } from '../../forms/files.static.ts';
import type { Localized } from '../../locale.ts';
import { fileTexts } from '../parts/fileTexts.ts';
import { evidenceMessages } from './messages.ts';
import type { UnfitEvidence } from './useFiles.ts';

/** A file that waits or is being sent, with how much of it is. */
export function WaitingFile({ file, percent }: { file: KeptFile; percent?: number | undefined }) {
  return (
    <p className="evidence__file">
      <span>{file.fileName}</span>
      {percent !== undefined && (
        <>
          {' '}
          <progress aria-label={file.fileName} max={100} value={percent} /> <span>{percent}%</span>
        </>
      )}
    </p>
  );
}

interface RefusedFileProps extends Localized {
  file: KeptFile;
  forget: (file: KeptFile) => Promise<void>;
}

/** A file that the server refused: why, and the button that erases it. */
export function RefusedFile({ file, forget, locale }: RefusedFileProps) {
  const t = evidenceMessages[locale];
  const { fileName, refusal } = file;
  return (
    <p className="note evidence__refused" role="alert">
      {t.refused.replace('{name}', fileName).replace('{reason}', refusal!)}
      <button
        className="button button--quiet"
        type="button"
        aria-label={`${t.forget}: ${fileName}`}
        onClick={() => void forget(file)}
      >
        {t.forget}
      </button>
    </p>
  );
}

/** A file that was chosen and cannot be sent: why, and what to do. */
export function UnfitFileNote({ file, unfit, locale }: UnfitEvidence & Localized) {
  const text = fileProblem(unfit, file, evidenceFile.maxBytes, fileTexts[locale]);
  return (
    <p className="note evidence__refused" role="alert">
      {text}
    </p>
  );
}
