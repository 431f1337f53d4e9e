import { TextField, useRecordContext } from 'react-admin';
import { DateField } from '../../core/fields/DateField.tsx';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { MailField, PhoneField } from '../../core/fields/PhoneField.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { Columns, ShowPage } from '../../core/pages/ShowPage.tsx';
import { changesTab } from '../../core/tabs/changesTab.tsx';
import { RecordTabs } from '../../core/tabs/RecordTabs.tsx';
import { RelatedList } from '../../core/tabs/RelatedList.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import type { User } from './user.ts';
import { DeactivatedNote } from './restore/DeactivatedNote.tsx';
import { UserFiles } from './files/UserFiles.tsx';
import { PersonalDataSection } from './privacy/PersonalDataSection.tsx';
import { WorkplaceLink } from './WorkplaceLink.tsx';

/** The view of a user: contact details, company, role and access. */
export function UserShow() {
  return (
    <ShowPage>
      <UserTabs />
    </ShowPage>
  );
}

/** The tabs of a user; one lists the other users of the same company or carrier. */
function UserTabs() {
  const { companyId, carrierId } = useRecordContext<User>() ?? {};
  const filter = carrierId ? { carrierId } : { companyId };
  const colleagues = (
    <RelatedList reference="users" filter={filter} sort={{ field: 'lastName', order: 'ASC' }}>
      <WordField source="userRoleId" of="users.role" />
      <MailField source="email" />
    </RelatedList>
  );
  return (
    <RecordTabs
      tabs={[
        { name: 'summary', label: 'anden.tab.summary', content: <Summary /> },
        {
          name: 'colleagues',
          label: 'users.colleagues',
          reference: 'users',
          filter,
          content: colleagues,
        },
        changesTab,
      ]}
    />
  );
}

/** The days on which the user is away, and who covers; nothing without an absence. */
function AbsenceSection() {
  const { awayFrom } = useRecordContext<User>() ?? {};
  if (!awayFrom) return null;
  return (
    <Section title="users.absence.title">
      <Facts>
        <Fact source="awayFrom">
          <DateField source="awayFrom" />
        </Fact>
        <Fact source="awayUntil">
          <DateField source="awayUntil" />
        </Fact>
        <Fact source="coveredBy">
          <TextField source="coveredByName" />
        </Fact>
      </Facts>
    </Section>
  );
}

function Summary() {
  return (
    <>
      <DeactivatedNote />
      <Columns>
        <Section title="users.section.person">
          <Facts>
            <Fact source="email">
              <MailField source="email" />
            </Fact>
            <Fact source="phone">
              <PhoneField source="phone" />
            </Fact>
            <Fact source="language">
              <WordField source="language" of="users.language" />
            </Fact>
            <Fact source="createdAt">
              <DateField source="createdAt" />
            </Fact>
          </Facts>
        </Section>
        <Section title="users.section.access">
          <Facts>
            <Fact source="userTypeId">
              <WordField source="userTypeId" of="users.type" />
            </Fact>
            <WorkplaceLink />
            <Fact source="userRoleId">
              <WordField source="userRoleId" of="users.role" />
            </Fact>
            <Fact source="accessType">
              <WordField source="accessType" of="users.access" />
            </Fact>
          </Facts>
        </Section>
        <AbsenceSection />
        <UserFiles />
        <PersonalDataSection />
      </Columns>
    </>
  );
}
