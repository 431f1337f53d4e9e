import { TextInput } from 'react-admin';
import { VerbButton } from '../../core/actions/VerbButton.tsx';
import { field } from '../../core/contract/field.ts';
import type { Linked } from './link.ts';

/** The button that mails a link again, or to another address. */
export function MailButton({ linkTarget, to }: { linkTarget: Linked; to?: string | undefined }) {
  const { resource, id, below = '', name } = linkTarget;
  return (
    <VerbButton
      of={{ resource, id }}
      verb={`${below}mail`}
      words="anden.mail"
      about={name}
      variant="text"
      size="small"
      start={{ email: to }}
    >
      <TextInput
        {...field('LinkAddress', 'email')}
        label="anden.mail.email"
        type="email"
        helperText={!to && 'anden.mail.help'}
      />
    </VerbButton>
  );
}
