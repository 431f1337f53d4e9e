import { useEffect, useRef } from 'react';

interface RecordStatusProps {
  title?: string | undefined;
  text?: string | undefined;
  /** More sentences below. */
  more?: string | undefined;
  /** Whether an answer has just arrived: what came of it gets the focus. */
  isNews?: boolean;
}

/** Shows the status of the record, in a title and a sentence; nothing without a title. */
export function RecordStatus({ title, text, more, isNews = false }: RecordStatusProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNews && !isTyping()) section.current?.focus();
  }, [isNews, title]);
  if (!title) return null;
  return (
    <section className="sent" tabIndex={-1} ref={section}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {more && <p>{more}</p>}
    </section>
  );
}

function isTyping(): boolean {
  return !!document.activeElement?.matches('input, select, textarea');
}
