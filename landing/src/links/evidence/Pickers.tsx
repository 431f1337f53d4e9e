import type { Localized } from '../../locale.ts';
import { evidenceMessages } from './messages.ts';
import type { EvidenceItem } from './source.ts';
import type { Files } from './useFiles.ts';

interface PickersProps extends Localized {
  item: EvidenceItem;
  /** The stop that owes it, in words. */
  stop?: string | undefined;
  take: Files['take'];
}

const DOCUMENTS = ['invoice', 'carta_porte'];
const ACCEPTED = 'image/*,application/pdf';

/** The buttons that open the camera or the files of the phone. */
export function Pickers({ item, stop, take, locale }: PickersProps) {
  const t = evidenceMessages[locale];
  const isDocument = DOCUMENTS.includes(item.type);
  const name = [t.types[item.type], stop].filter(Boolean).join(', ');
  const onFiles = (files: File[]) => void take(item, files);
  return (
    <>
      <p className="evidence__hint">{isDocument ? t.xml : t.pages}</p>
      {!isDocument && (
        <Picker
          label={t.photo}
          name={name}
          onFiles={onFiles}
          accept="image/*"
          capture="environment"
        />
      )}
      <Picker
        label={t.file}
        name={name}
        onFiles={onFiles}
        isQuiet={!isDocument}
        accept={isDocument ? `${ACCEPTED},.xml,application/xml,text/xml` : ACCEPTED}
        multiple
      />
    </>
  );
}

interface PickerProps {
  label: string;
  name: string;
  accept: string;
  capture?: 'environment';
  multiple?: boolean;
  isQuiet?: boolean;
  onFiles: (files: File[]) => void;
}

function Picker({ label, name, isQuiet, onFiles, ...input }: PickerProps) {
  return (
    <label className={isQuiet ? 'button button--quiet' : 'button'}>
      {label}
      <input
        {...input}
        type="file"
        className="evidence__input"
        aria-label={`${label}: ${name}`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
