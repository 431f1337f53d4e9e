import { ReferenceField, useRecordContext } from 'react-admin';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { NoteSection } from '../../core/pages/NoteSection.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { Columns, ShowPage } from '../../core/pages/ShowPage.tsx';
import { changesTab } from '../../core/tabs/changesTab.tsx';
import { RecordTabs } from '../../core/tabs/RecordTabs.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import type { Contact } from './contact.ts';
import { RelatedList } from '../../core/tabs/RelatedList.tsx';
import { EmailsField, PhonesField } from '../../freight/ReachFields.tsx';
import { TypeNameField } from './TypeNameField.tsx';

/** The view of a contact: e-mails, phones, owner and type. */
export function ContactShow() {
  return (
    <ShowPage>
      <ContactTabs />
    </ShowPage>
  );
}

/** The tabs of a contact; one lists the other contacts of the same company or carrier. */
function ContactTabs() {
  const { companyId, carrierId } = useRecordContext<Contact>() ?? {};
  const filter = carrierId ? { carrierId } : { companyId };
  const colleagues = (
    <RelatedList reference="contacts" filter={filter} sort={{ field: 'name', order: 'ASC' }}>
      <TypeNameField />
      <EmailsField />
    </RelatedList>
  );
  return (
    <RecordTabs
      tabs={[
        { name: 'summary', label: 'anden.tab.summary', content: <Summary /> },
        {
          name: 'colleagues',
          label: 'contacts.colleagues',
          reference: 'contacts',
          filter,
          content: colleagues,
        },
        changesTab,
      ]}
    />
  );
}

function Summary() {
  return (
    <>
      <Columns>
        <Section title="contacts.section.reach">
          <Facts>
            <Fact source="emails" wide>
              <EmailsField />
            </Fact>
            <Fact source="phones" wide>
              <PhonesField />
            </Fact>
          </Facts>
        </Section>
        <Section title="contacts.section.person">
          <Facts>
            <OwnerFact />
            <Fact source="position" />
            <Fact source="contactTypeId">
              <TypeNameField />
            </Fact>
            <Fact source="language">
              <WordField source="language" of="contacts.language" />
            </Fact>
          </Facts>
        </Section>
      </Columns>
      <NoteSection source="comment" title="contacts.section.comment" />
    </>
  );
}

function OwnerFact() {
  const contact = useRecordContext<Contact>();
  const [source, reference] = contact?.carrierId
    ? ['carrierId', 'carriers']
    : ['companyId', 'companies'];
  return (
    <Fact source={source} wide>
      <ReferenceField source={source} reference={reference} link="show" />
    </Fact>
  );
}
