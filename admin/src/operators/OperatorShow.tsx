import { ReferenceField } from 'react-admin';
import { DateField } from '../core/fields/DateField.tsx';
import { Fact, Facts } from '../core/fields/Facts.tsx';
import { WordField } from '../core/fields/WordField.tsx';
import { NoteSection } from '../core/pages/NoteSection.tsx';
import { Section } from '../core/pages/Section.tsx';
import { Columns, ShowPage } from '../core/pages/ShowPage.tsx';
import { changesTab } from '../core/tabs/changesTab.tsx';
import { RecordTabs } from '../core/tabs/RecordTabs.tsx';

/** The view of a driver: carrier, license, and what the border asks for. */
export function OperatorShow() {
  return (
    <ShowPage>
      <RecordTabs
        tabs={[{ name: 'summary', label: 'anden.tab.summary', content: <Summary /> }, changesTab]}
      />
    </ShowPage>
  );
}

function Summary() {
  return (
    <>
      <Columns>
        <Section title="operators.section.driver">
          <Facts>
            <Fact source="phone" />
            <Fact source="rfc" />
            <Fact source="foreignTaxId" />
            <Fact source="carrierId" wide>
              <ReferenceField source="carrierId" reference="carriers" link="show" />
            </Fact>
          </Facts>
        </Section>
        <Section title="operators.section.licence">
          <Facts>
            <Fact source="licenceNumber" />
            <Fact source="licenceType">
              <WordField source="licenceType" of="operators.licenceType" />
            </Fact>
            <DateFact source="licenceEndsOn" />
            <Fact source="badgeNumber" />
            <DateFact source="badgeEndsOn" />
            <Fact source="fastNumber" />
            <DateFact source="fastEndsOn" />
          </Facts>
        </Section>
      </Columns>
      <NoteSection source="comment" title="operators.section.comment" />
    </>
  );
}

function DateFact({ source }: { source: string }) {
  return (
    <Fact source={source}>
      <DateField source={source} />
    </Fact>
  );
}
