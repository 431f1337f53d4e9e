import { Link } from '@mui/material';
import { ReferenceField, useFieldValue } from 'react-admin';
import { DateField } from '../../core/fields/DateField.tsx';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { NoteSection } from '../../core/pages/NoteSection.tsx';
import { PhoneField } from '../../core/fields/PhoneField.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { Columns, ShowPage } from '../../core/pages/ShowPage.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { ConvertButtons } from './ConvertButtons.tsx';
import { TONES } from './inquiry.ts';
import { OfferedLane } from './OfferedLane.tsx';
import { StatusButtons } from './StatusButtons.tsx';

/** The view of a site request: its text, the person's contact details, its result. */
export function InquiryShow() {
  return (
    <ShowPage
      status={<WordField source="status" of="inquiries.status" tones={TONES} />}
      actions={
        <>
          <ConvertButtons />
          <StatusButtons />
        </>
      }
    >
      <Columns>
        <Section title="inquiries.section.who">
          <Facts>
            <Fact source="name" wide />
            <Fact source="companyName" />
            <Fact source="audience" optional>
              <WordField source="audience" of="inquiries.audience" />
            </Fact>
            <Fact source="email" wide>
              <MailLink />
            </Fact>
            <Fact source="phone">
              <PhoneField source="phone" />
            </Fact>
            <Fact source="language">
              <WordField source="language" of="contacts.language" />
            </Fact>
          </Facts>
        </Section>
        <Section title="inquiries.section.work">
          <Facts>
            <Fact source="kind">
              <WordField source="kind" of="inquiries.kind" />
            </Fact>
            <Fact source="folio" />
            <Fact source="createdAt">
              <DateField source="createdAt" withTime />
            </Fact>
            <Fact source="assignedToName" />
            <Fact source="quoteId" optional>
              <ReferenceField source="quoteId" reference="quotes" link="show" />
            </Fact>
            <Fact source="routeId" optional>
              <ReferenceField source="routeId" reference="routes" link="show" />
            </Fact>
            <Fact source="carrierId" optional>
              <ReferenceField source="carrierId" reference="carriers" link="show" />
            </Fact>
            <Fact source="customerId" optional>
              <ReferenceField source="customerId" reference="companies" link="show" />
            </Fact>
          </Facts>
        </Section>
      </Columns>
      <OfferedLane />
      <NoteSection source="message" title="inquiries.section.message" />
      <NoteSection source="comment" title="inquiries.section.comment" />
    </ShowPage>
  );
}

function MailLink() {
  const email = useFieldValue({ source: 'email' }) as string;
  return <Link href={`mailto:${email}`}>{email}</Link>;
}
