import { TextInput } from 'react-admin';
import { field } from '../../core/contract/field.ts';
import { VerbButton } from '../actions/VerbButton.tsx';
import type { Invitation } from '../quote.ts';

/** The button that mails the invitation again, or to another address. */
export function MailButton({ invitation }: { invitation: Invitation }) {
  const { id, carrierName, delivery } = invitation;
  return (
    <VerbButton
      of={{ resource: 'invitations', id }}
      verb="mail"
      words="quotes.mail"
      about={carrierName}
      variant="text"
      size="small"
      start={{ email: delivery?.recipient }}
    >
      <TextInput {...field('InvitationMail', 'email')} label="quotes.mail.email" type="email" />
    </VerbButton>
  );
}
