import { useState } from 'react';
import type { Localized } from '../../locale.ts';
import { linkMessages } from '../messages.ts';
import type { LinkClient } from '../record/linkClient.ts';

interface SaveButtonProps extends Localized {
  client: LinkClient;
  /** The file's path in the API. */
  path: string;
  text: string;
  /** The words of a screen reader in place of the text. */
  label?: string;
}

/** A button that saves a file of the API; that it failed stands below it until it is tried again. */
export function SaveButton({ client, path, text, label, locale }: SaveButtonProps) {
  const [state, setState] = useState<'saving' | 'failed'>();
  const t = linkMessages[locale];
  const press = async () => {
    setState('saving');
    setState(await save(client, path).catch(() => 'failed' as const));
  };
  return (
    <div className="link__answer">
      <button
        className="button button--quiet"
        type="button"
        aria-label={label}
        onClick={() => state !== 'saving' && void press()}
      >
        {state === 'saving' ? t.saving : text}
      </button>
      <p className="form__problem" role="alert">
        {state === 'failed' && t.notSaved}
      </p>
    </div>
  );
}

/** Hands a file to the browser to be saved; throws where it cannot be read. */
async function save(client: LinkClient, path: string): Promise<undefined> {
  const response = await client.read(path);
  if (!response.ok) throw new Error(response.statusText);
  const [, name = 'anden.pdf'] =
    /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
