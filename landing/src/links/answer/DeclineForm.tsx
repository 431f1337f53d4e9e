import type { Localized } from '../../locale.ts';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import type { Answers } from '../record/useAnswers.ts';
import type { OpenLink } from '../record/useLink.ts';
import { declineLimits } from './limits.static.ts';
import { answerMessages } from './messages.ts';
import { DECLINES } from './reasons.ts';
import type { InvitationContent } from './source.ts';

interface DeclineFormProps extends Localized {
  link: OpenLink<InvitationContent>;
  answers: Answers;
}

/** The form of a rejection; that the target rate is too low can be said only where there is one. */
export function DeclineForm({ link, answers, locale }: DeclineFormProps) {
  const t = answerMessages[locale];
  const { targetRate } = link.content.invitation.load;
  const possible = DECLINES.filter((reason) => targetRate || reason !== 'target_too_low');
  return (
    <ReasonForm
      verb="decline"
      schema="InvitationDecline"
      limits={declineLimits}
      reasons={possible.map((reason) => [reason, t.reasons[reason]])}
      words={{ open: t.decline, send: t.sendDecline }}
      record={link.client.id}
      answers={answers}
      locale={locale}
    />
  );
}
