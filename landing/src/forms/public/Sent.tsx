import { useEffect, useRef } from 'react';
import type { Localized } from '../../locale.ts';
import type { Schemas } from '../../schemas.ts';
import { formMessages } from '../messages.ts';

interface SentProps extends Localized {
  receipt: Schemas['Received'];
  onAgain: () => void;
}

/** Shows the API's answer to a form that it has received, in place of the form. */
export function Sent({ receipt, onAgain, locale }: SentProps) {
  const t = formMessages[locale];
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { message, folio, covered, warnings = [] } = receipt;
  return (
    <div
      ref={panel}
      className={covered === false ? 'sent sent--caution' : 'sent'}
      tabIndex={-1}
      role="status"
    >
      <p className="sent__message">{message}</p>
      <p className="sent__folio">
        {t.folio}: {folio}
      </p>
      {warnings.map(({ field, message }) => (
        <p key={field} className="sent__warning">
          {message}
        </p>
      ))}
      <button className="button button--quiet" type="button" onClick={onAgain}>
        {t.again}
      </button>
    </div>
  );
}
