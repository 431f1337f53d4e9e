import type { ReactNode } from 'react';
import type { Localized } from '../../locale.ts';
import { linkMessages } from '../messages.ts';
import { useOnline } from '../record/useOnline.ts';
import type { LinkView, OpenLink } from '../record/useLink.ts';
import { LinkProblem } from './LinkProblem.tsx';
import { momentText } from './times.ts';

interface LinkShellProps<Content> extends Localized {
  title: string;
  loading: string;
  reference?: string | undefined;
  view: LinkView<Content>;
  /** Advice when the link has ended, where that is not to ask the broker. */
  goneText?: string;
  /** The content of the page without a link that opens something; then it needs no link. */
  instead?: ReactNode;
  children: (link: OpenLink<Content>) => ReactNode;
}

/**
 * The page of any link: its title, whether it opens, why it does not and what to do then; when what it shows was read, if
 * that was not now; and what the link opens.
 */
export function LinkShell<Content>(props: LinkShellProps<Content>) {
  const { title, reference, view, goneText, instead, locale, children } = props;
  const { link, problem } = view;
  const isMissed = problem && !(instead && problem === 'missing');
  const news = useNews(props);
  return (
    <div className="link wrap">
      <h1>
        {title} <span>{reference}</span>
      </h1>
      <noscript>
        <p className="note">{linkMessages[locale].noScript}</p>
      </noscript>
      <p className={news.isNote ? 'link__news note' : 'link__news'} role="status">
        {news.text}
      </p>
      {isMissed && <LinkProblem {...view} problem={problem} goneText={goneText} locale={locale} />}
      {problem && instead}
      {link && children(link)}
    </div>
  );
}

function useNews<Content>({ view, loading, locale }: LinkShellProps<Content>) {
  const t = linkMessages[locale];
  const isOnline = useOnline();
  const { link, isFresh, problem } = view;
  const failure = isOnline ? view.failure : 'offline';
  const note = (text: string) => ({ text, isNote: true });
  if (problem || (link && isFresh && !failure)) return { text: '', isNote: false };
  if (!link && !failure) return { text: loading, isNote: false };
  if (!link) return note(failure === 'busy' ? t.busy : t.retry);
  const words = failure === 'offline' ? t.offlineSince : failure ? t.busySince : t.updating;
  return note(words.replace('{time}', momentText(link.readAt, locale)));
}
