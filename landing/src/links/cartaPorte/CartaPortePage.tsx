import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Locale, Localized } from '../../locale.ts';
import { Facts } from '../parts/Facts.tsx';
import { LinkShell } from '../parts/LinkShell.tsx';
import { RecordStatus } from '../parts/RecordStatus.tsx';
import { type OpenLink, useLink } from '../record/useLink.ts';
import { useOpening, usePerson } from '../record/usePerson.ts';
import { useRefresh } from '../record/useRefresh.ts';
import { ConflictQuestion } from './ConflictQuestion.tsx';
import { Downloads } from './Downloads.tsx';
import { cartaPorteMessages } from './messages.ts';
import { PartEditor } from './PartEditor.ts';
import { PartForm } from './PartForm.tsx';
import { Progress } from './Progress.tsx';
import { cartaPorteSource, pathOf } from './source.ts';
import { Texts } from './Texts.tsx';
import type { CartaPorte, Finding } from './types.ts';

/** The page on which a customer or a carrier fills its part of a Carta Porte by link. */
export function CartaPortePage({ locale }: Localized) {
  const { title, loading } = cartaPorteMessages[locale];
  const view = useLink(cartaPorteSource);
  const person = usePerson();
  useOpening(person, view.link?.client);
  const reference = view.link?.content.reference;
  return (
    <LinkShell title={title} loading={loading} reference={reference} view={view} locale={locale}>
      {(link) => <Parts key={link.client.id} link={link} locale={locale} />}
    </LinkShell>
  );
}

function Parts({ link, locale }: Localized & { link: OpenLink<CartaPorte> }) {
  const t = cartaPorteMessages[locale];
  const editor = useEditor(link);
  const { content, conflict } = useSyncExternalStore(editor.subscribe, () => editor.view);
  const [part] = content.parts;
  const mayFill = content.can.includes(part.party);
  const isComplete = content.findings.every(({ isAdvice }) => isAdvice);
  return (
    <>
      {content.toVerify && <p className="note">{content.toVerify}</p>}
      {!mayFill && <p className="note">{t.closed}</p>}
      {isComplete && <RecordStatus title={t.complete} text={t.completeText} />}
      {mayFill && <Progress progress={content.progress} locale={locale} />}
      {conflict && <ConflictQuestion conflict={conflict} part={part} locale={locale} />}
      <PartForm editor={editor} mayFill={mayFill} locale={locale} />
      {content.can.includes('export') && part.party === 'carrier' && (
        <Downloads client={link.client} path={editor.path} locale={locale} />
      )}
      {mayFill && (
        <>
          <Texts title={t.missing} texts={content.findings.map((one) => sentence(one, t))} />
          <Texts title={t.unchecked} texts={content.unchecked} />
        </>
      )}
      <Facts facts={content.facts} />
    </>
  );
}

/** The editor of the part; what was typed without a network is saved once there is one. */
function useEditor({ client, subjectId, content }: OpenLink<CartaPorte>): PartEditor {
  const [editor] = useState(() => new PartEditor(client, pathOf(subjectId), content));
  useEffect(() => editor.restore(), [editor]);
  useEffect(() => editor.adopt(content), [editor, content]);
  useRefresh(editor.resave);
  return editor;
}

function sentence(
  { party, codes, isAdvice, stop, text, remedy }: Finding,
  t: (typeof cartaPorteMessages)[Locale],
): string {
  const code = codes ? ` (${codes})` : '';
  const before = [t.parties[party], isAdvice && t.advice, stop].filter(Boolean).join(': ');
  return `${before}: ${text}${code} ${remedy}`;
}
