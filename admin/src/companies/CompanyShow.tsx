import { Link } from '@mui/material';
import { ReferenceField, useRecordContext } from 'react-admin';
import { AddressField } from '../freight/places/AddressField.tsx';
import { DateField } from '../core/fields/DateField.tsx';
import { Fact, Facts } from '../core/fields/Facts.tsx';
import { NoteSection } from '../core/pages/NoteSection.tsx';
import { MailField, PhoneField } from '../core/fields/PhoneField.tsx';
import { Section } from '../core/pages/Section.tsx';
import { Columns, ShowPage } from '../core/pages/ShowPage.tsx';
import { WordField } from '../core/fields/WordField.tsx';
import { type Company, PLAN_TONES } from './company.ts';
import { FuelSection } from './FuelSection.tsx';
import { CompanyTabs } from './CompanyTabs.tsx';

/** A customer: identity, plan, how to reach it, where it is. */
export function CompanyShow() {
  return (
    <ShowPage>
      <Section>
        <Facts>
          <Fact source="type">
            <WordField source="type" of="companies.type" />
          </Fact>
          <Fact source="plan">
            <WordField source="plan" of="companies.plan" tones={PLAN_TONES} />
          </Fact>
          <Fact source="ownerCompanyId" optional>
            <ReferenceField source="ownerCompanyId" reference="companies" link="show" />
          </Fact>
          <Fact source="createdAt">
            <DateField source="createdAt" />
          </Fact>
        </Facts>
      </Section>
      <CompanyTabs summary={<Summary />} />
    </ShowPage>
  );
}

function Summary() {
  return (
    <>
      <Columns>
        <Section title="companies.section.identity">
          <Facts>
            <Fact source="comercialName" />
            <Fact source="rfc" />
            <Fact source="ein" />
            <Fact source="currency" />
            <Fact source="demandedCertificates" optional>
              <CertificatesField />
            </Fact>
          </Facts>
        </Section>
        <Section title="companies.section.contact">
          <Facts>
            <Fact source="phone">
              <PhoneField source="phone" />
            </Fact>
            <Fact source="email">
              <MailField source="email" />
            </Fact>
            <Fact source="website">
              <WebsiteField />
            </Fact>
            <Fact source="address" wide>
              <AddressField source="address" />
            </Fact>
          </Facts>
        </Section>
      </Columns>
      <FuelSection />
      <NoteSection source="comment" title="companies.section.comment" />
    </>
  );
}

function CertificatesField() {
  const { demandedCertificates = [] } = useRecordContext<Company>() ?? {};
  return demandedCertificates.join(', ');
}

/** Only what is a web address becomes a link. */
function WebsiteField() {
  const { website } = useRecordContext<Company>() ?? {};
  if (!website || !/^https?:\/\//i.test(website)) return website;
  return (
    <Link href={website} target="_blank" rel="noreferrer">
      {website.replace(/^https?:\/\//i, '')}
    </Link>
  );
}
