import type { Localized } from '../../locale.ts';
import { LinkShell } from '../parts/LinkShell.tsx';
import { SaveButton } from '../parts/SaveButton.tsx';
import { useLink } from '../record/useLink.ts';
import { useOpening, usePerson } from '../record/usePerson.ts';
import { Documents } from './Documents.tsx';
import { packetMessages } from './messages.ts';
import { PacketFacts } from './PacketFacts.tsx';
import { OPENED, packetSource } from './source.ts';
import { Verification } from './Verification.tsx';

/** The page that shows a packet by its link, or by the number on its cover. */
export function PacketPage({ locale }: Localized) {
  const { title, loading, cover, gone } = packetMessages[locale];
  const view = useLink(packetSource);
  const person = usePerson();
  useOpening(person, view.link?.client);
  return (
    <LinkShell
      title={title}
      loading={loading}
      view={view}
      locale={locale}
      goneText={gone}
      instead={<Verification locale={locale} />}
    >
      {({ content: packet, client }) => (
        <>
          <PacketFacts packet={packet} locale={locale} isOpened />
          <SaveButton client={client} locale={locale} path={`${OPENED}/cover`} text={cover} />
          <Documents documents={packet.documents} client={client} locale={locale} />
        </>
      )}
    </LinkShell>
  );
}
