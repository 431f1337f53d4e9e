import type { Localized } from '../../locale.ts';
import type { Schemas } from '../../schemas.ts';
import { amountText } from '../amount.ts';
import { Facts } from '../parts/Facts.tsx';
import { LinkShell } from '../parts/LinkShell.tsx';
import { LostAnswer } from '../parts/LostAnswer.tsx';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { RecordStatus } from '../parts/RecordStatus.tsx';
import { useAnswers } from '../record/useAnswers.ts';
import { type OpenLink, useLink } from '../record/useLink.ts';
import { type Person, useOpening, usePerson } from '../record/usePerson.ts';
import { AcceptForm } from './AcceptForm.tsx';
import { refuseLimits } from './limits.static.ts';
import { priceMessages } from './messages.ts';
import { REJECTIONS } from './reasons.ts';
import { priceSource } from './source.ts';

/** The page on which a customer answers a shared price by link. */
export function PricePage({ locale }: Localized) {
  const { title, loading } = priceMessages[locale];
  const view = useLink(priceSource);
  const person = usePerson();
  useOpening(person, view.link?.client);
  const reference = view.link?.content.reference;
  return (
    <LinkShell title={title} loading={loading} reference={reference} view={view} locale={locale}>
      {(link) => <Price key={link.client.id} link={link} person={person} locale={locale} />}
    </LinkShell>
  );
}

interface PriceProps extends Localized {
  link: OpenLink<Schemas['SharedPrice']>;
  person: Person;
}

function Price({ link, person, locale }: PriceProps) {
  const t = priceMessages[locale];
  const { client, subjectId, content } = link;
  const { state, amount, currency, can, facts, sharedAt } = content;
  const answers = useAnswers(link, `/api/quotes/${subjectId}`, person.ref);
  const [title, text] = (t.standing as Record<string, string[]>)[state] ?? [];
  const price = amount && currency ? amountText(amount, currency) : '';
  const shared = { record: client.id, answers, more: { sharedAt }, locale };
  const reasons = REJECTIONS.map((reason) => [reason, t.reasons[reason]] as const);
  return (
    <>
      <RecordStatus title={title} text={text} isNews={answers.status?.state === 'sent'} />
      <LostAnswer status={answers.status} can={can} locale={locale} />
      {price && <p className="link__clock">{`${price} ${t.tax}`}</p>}
      {can.includes('accept') && <AcceptForm {...shared} amount={price} />}
      {can.includes('refuse') && (
        <ReasonForm
          {...shared}
          reasons={reasons}
          verb="refuse"
          schema="QuoteRefuse"
          limits={refuseLimits}
          words={{ open: t.reject, send: t.reject }}
        />
      )}
      <Facts facts={facts.filter(({ name }) => name !== 'price')} />
    </>
  );
}
