import { Link } from '@mui/material';
import { ReferenceField, useRecordContext } from 'react-admin';
import { AddressField } from '../../freight/places/AddressField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { NoteSection } from '../../core/pages/NoteSection.tsx';
import { MailField, PhoneField } from '../../core/fields/PhoneField.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { Columns, ShowPage } from '../../core/pages/ShowPage.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { PlanUse } from '../../site/plans/index.ts';
import { type Company, PLAN_TONES } from './company.ts';
import { CalendarSection } from './CalendarSection.tsx';
import { FuelSection } from './FuelSection.tsx';
import { CompanyTabs } from './CompanyTabs.tsx';

/** The view of a customer: identity, plan, contact details, address. */
export function CompanyShow() {
  return (
    <ShowPage
      status={
        <>
          <WordField source="type" of="companies.type" tones={NEUTRAL} />
          <WordField source="plan" of="companies.plan" tones={PLAN_TONES} />
        </>
      }
    >
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
            <Fact source="ownerCompanyId" optional>
              <ReferenceField source="ownerCompanyId" reference="companies" link="show" />
            </Fact>
            <Fact source="createdAt">
              <DateField source="createdAt" />
            </Fact>
            <Fact source="demandedCertificates" optional>
              <CertificatesField />
            </Fact>
            <Fact source="demandedInsuredAmount" optional>
              <MoneyField source="demandedInsuredAmount" />
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
      <PlanSection />
      <CalendarSection />
      <FuelSection />
      <NoteSection source="comment" title="companies.section.comment" />
    </>
  );
}

/** Shows how much of its plan's limits a broker has used; hidden for customers, which have no limits. */
function PlanSection() {
  const { id, type } = useRecordContext<Company>() ?? {};
  if (type !== 'broker') return null;
  return (
    <Section title="plans.use.title">
      <PlanUse companyId={String(id)} />
    </Section>
  );
}

function CertificatesField() {
  const { demandedCertificates = [] } = useRecordContext<Company>() ?? {};
  return demandedCertificates.join(', ');
}

/** The website, as a link if it is a web address. */
function WebsiteField() {
  const { website } = useRecordContext<Company>() ?? {};
  if (!website || !/^https?:\/\//i.test(website)) return website;
  return (
    <Link href={website} target="_blank" rel="noreferrer">
      {website.replace(/^https?:\/\//i, '')}
    </Link>
  );
}

const NEUTRAL = {};
