import { DateField } from '../core/DateField.tsx';
import { Fact, Facts } from '../core/Facts.tsx';
import { MailField, PhoneField } from '../core/PhoneField.tsx';
import { History } from '../core/history/History.tsx';
import { Section } from '../core/Section.tsx';
import { Columns, ShowPage } from '../core/ShowPage.tsx';
import { WordField } from '../core/WordField.tsx';
import { WorkplaceLink } from './WorkplaceLink.tsx';

/** A person: how to reach them, where they work, what they may do. */
export function UserShow() {
  return (
    <ShowPage>
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
      </Columns>
      <History />
    </ShowPage>
  );
}
