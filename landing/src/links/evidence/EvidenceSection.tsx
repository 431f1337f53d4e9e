import type { Locale, Localized } from '../../locale.ts';
import type { Schemas } from '../../schemas.ts';
import { fileTexts } from '../parts/fileTexts.ts';
import { useOnline } from '../record/useOnline.ts';
import { countedText } from './counted.ts';
import { evidenceMessages } from './messages.ts';
import { Pickers } from './Pickers.tsx';
import { RefusedFile, UnfitFileNote, WaitingFile } from './files.tsx';
import type { EvidenceItem } from './source.ts';
import { type Files, isSame } from './useFiles.ts';

interface SectionProps extends Localized {
  item: EvidenceItem;
  files: Files;
  /** The stop that owes it, in words; its heading is one level lower then, as below that of the load's group. */
  stop?: string | undefined;
}

/** A proof document: how it stands, what was sent, waits or was refused, and the buttons to send more. */
export function EvidenceSection({ item, files, stop, locale }: SectionProps) {
  const t = evidenceMessages[locale];
  const isOnline = useOnline();
  const { type, status, reason, can } = item;
  const Heading = stop === undefined ? 'h2' : 'h3';
  const localFiles = files.keptOf(item);
  const waiting = localFiles.filter(({ refusal }) => !refusal);
  const current = item.files.filter(({ isCurrent }) => isCurrent && status !== 'rejected');
  const findings = current.flatMap((file) => file.findings.flatMap((one) => wrong(one, t)));
  return (
    <section className="evidence" data-status={status} data-type={type}>
      <Heading>
        {t.types[type]}
        <Status item={item} locale={locale} />
      </Heading>
      {reason && status !== 'accepted' && <p className="note">{reason}</p>}
      {current.length > 0 && <p>{countedText(t.sent, current.length)}</p>}
      {waiting.length > 0 && !isOnline && (
        <p className="evidence__waiting">{countedText(t.waiting, waiting.length)}</p>
      )}
      {waiting.map((file) => (
        <WaitingFile key={file.key} file={file} percent={files.percents[file.key]} />
      ))}
      {localFiles
        .filter(({ refusal }) => refusal)
        .map((file) => (
          <RefusedFile key={file.key} file={file} forget={files.forget} locale={locale} />
        ))}
      {files.unfit
        .filter((one) => isSame(item, one.item))
        .map((one) => (
          <UnfitFileNote key={one.file.name} {...one} locale={locale} />
        ))}
      {[...new Set(findings)].map((text) => (
        <p key={text} className="note">
          {text}
        </p>
      ))}
      {can.includes('send') && (
        <Pickers item={item} stop={stop} take={files.take} locale={locale} />
      )}
      <p role="status">{isSame(item, files.preparing) ? fileTexts[locale].preparing : ''}</p>
    </section>
  );
}

/** Shows the status of a document; nobody waits for one that was not done before the load was over. */
function Status({ item: { status, can }, locale }: Localized & { item: EvidenceItem }) {
  const t = evidenceMessages[locale];
  const undone = status === 'missing' || status === 'pending' ? t.undone[status] : undefined;
  const text = can.includes('send') ? undefined : undone;
  return (
    <span className={`evidence__status evidence__status--${text ? 'waived' : status}`}>
      {text ?? t.status[status]}
    </span>
  );
}

/** The disagreement in words; the broker judges facts that could not be compared. */
function wrong(
  { field, found, agreed, agrees }: Schemas['EvidenceFinding'],
  { findings }: (typeof evidenceMessages)[Locale],
): string[] {
  if (agrees === true || (agrees === null && field !== 'text')) return [];
  return [findings[field].replace('{found}', found ?? '–').replace('{agreed}', agreed ?? '–')];
}
