import { address, type Localized } from '../../locale.ts';
import { linkMessages } from '../messages.ts';
import type { Contact, Kind } from '../record/LinkSource.ts';
import type { LinkProblem as LinkProblemKind, LinkView } from '../record/useLink.ts';
import { PAGE_OF } from './pageOf.ts';

interface LinkProblemProps extends Localized, Pick<LinkView<unknown>, 'kind' | 'contact'> {
  problem: LinkProblemKind;
  /** Advice when the link has ended. */
  goneText?: string | undefined;
}

/** Says why a link opens nothing, and what its holder can do. */
export function LinkProblem({ problem, kind, contact, goneText, locale }: LinkProblemProps) {
  const [title, text] = linkMessages[locale].problems[problem];
  return (
    <section className="sent sent--caution" role="alert">
      <h2>{title}</h2>
      <p>{problem === 'gone' ? (goneText ?? text) : text}</p>
      {kind && <RightPage kind={kind} locale={locale} />}
      {contact && <Ask contact={contact} locale={locale} />}
    </section>
  );
}

function RightPage({ kind, locale }: Localized & { kind: Kind }) {
  const path = PAGE_OF[kind];
  if (!path) return null;
  return (
    <a className="button" href={`${address(path, locale)}${location.hash}`}>
      {linkMessages[locale].rightPage}
    </a>
  );
}

function Ask({ contact: { name, phone }, locale }: Localized & { contact: Contact }) {
  const digits = phone.replace(/\D/g, '');
  return (
    <p>
      {name}: <a href={`tel:+${digits}`}>{phone}</a> ·{' '}
      <a href={`https://wa.me/${digits}`}>{linkMessages[locale].whatsApp}</a>
    </p>
  );
}
