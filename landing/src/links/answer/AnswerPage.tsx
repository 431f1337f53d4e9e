import type { Localized } from '../../locale.ts';
import { Facts } from '../parts/Facts.tsx';
import { AnswerButton } from '../parts/AnswerButton.tsx';
import { LinkShell } from '../parts/LinkShell.tsx';
import { LostAnswer } from '../parts/LostAnswer.tsx';
import { Question, useQuestion } from '../parts/Question.tsx';
import { RecordStatus } from '../parts/RecordStatus.tsx';
import { useTimeLeft } from '../parts/useTimeLeft.ts';
import { useAnswers } from '../record/useAnswers.ts';
import { type OpenLink, useLink } from '../record/useLink.ts';
import { type Person, useOpening, usePerson } from '../record/usePerson.ts';
import { DeclineForm } from './DeclineForm.tsx';
import { answerMessages } from './messages.ts';
import { RateForm } from './RateForm.tsx';
import { answerSource, type InvitationContent } from './source.ts';
import { invitationStatusText } from './invitationStatusText.ts';

/** The page on which a carrier answers an invitation by link. */
export function AnswerPage({ locale }: Localized) {
  const { title, loading } = answerMessages[locale];
  const view = useLink(answerSource);
  const person = usePerson();
  const { link } = view;
  const isUnopened = link?.content.invitation.can?.includes('open');
  const path = isUnopened ? `/api/invitations/${link!.subjectId}/open` : '';
  useOpening(person, link?.client, path);
  const reference = link?.content.invitation.quoteReference;
  return (
    <LinkShell title={title} loading={loading} reference={reference} view={view} locale={locale}>
      {(open) => <Invitation key={open.client.id} link={open} person={person} locale={locale} />}
    </LinkShell>
  );
}

interface InvitationProps extends Localized {
  link: OpenLink<InvitationContent>;
  person: Person;
}

function Invitation({ link, person, locale }: InvitationProps) {
  const t = answerMessages[locale];
  const { invitation, facts } = link.content;
  const { can = [], deadlineAt } = invitation;
  const answers = useAnswers(link, `/api/invitations/${link.subjectId}`, person.ref);
  const { question, ask } = useQuestion();
  const deadline = can.includes('rate') ? deadlineAt : undefined;
  const timeLeft = useTimeLeft(deadline, () => setTimeout(() => void link.refresh(), 2000));
  const { status } = answers;
  const isThanked = status?.state === 'sent' && status.verb === 'acknowledge';
  return (
    <>
      <RecordStatus
        {...invitationStatusText(invitation, locale)}
        isNews={status?.state === 'sent'}
      />
      {isThanked ? (
        <p role="status">{t.thanks}</p>
      ) : (
        <LostAnswer status={status} can={can} locale={locale} />
      )}
      {timeLeft && (
        <p className="link__clock" role="timer">
          {t.closes.replace('{time}', timeLeft)}
        </p>
      )}
      {can.includes('rate') && <RateForm link={link} answers={answers} ask={ask} locale={locale} />}
      {BUTTONS.filter((verb) => can.includes(verb)).map((verb) => (
        <AnswerButton key={verb} verb={verb} text={t[verb]} answers={answers} locale={locale} />
      ))}
      {can.includes('decline') && <DeclineForm link={link} answers={answers} locale={locale} />}
      <Facts facts={facts} />
      <Question question={question} locale={locale} />
    </>
  );
}

const BUTTONS = ['available', 'reopen', 'acknowledge'] as const;
