import { useState } from 'react';
import { type HttpError, useNotify, useTranslate } from 'react-admin';
import { save } from '../list/export/download.ts';
import { TextButton } from './TextButton.tsx';

interface JsonFileButtonProps {
  /** The message keys of the button's text and of the file's name. */
  label: string;
  file: string;
  /** Gets the content from the API. */
  read: () => Promise<unknown>;
}

/** Saves an answer of the API as a JSON file. */
export function JsonFileButton({ label, file, read }: JsonFileButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const text = JSON.stringify(await read(), null, 2);
      save(new Blob([text], { type: 'application/json' }), translate(file));
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return <TextButton label={label} loading={isBusy} onClick={() => void download()} />;
}
