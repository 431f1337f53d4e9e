import { NumberField, ReferenceField } from 'react-admin';
import { DateField } from '../core/fields/DateField.tsx';
import { Fact, Facts } from '../core/fields/Facts.tsx';
import { WordField } from '../core/fields/WordField.tsx';
import { NoteSection } from '../core/pages/NoteSection.tsx';
import { Section } from '../core/pages/Section.tsx';
import { Columns, ShowPage } from '../core/pages/ShowPage.tsx';
import { changesTab } from '../core/tabs/changesTab.tsx';
import { RecordTabs } from '../core/tabs/RecordTabs.tsx';

/** The view of a vehicle: number, plates, and papers with their ends. */
export function VehicleShow() {
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
        <Section title="vehicles.section.vehicle">
          <Facts>
            <Fact source="plates" />
            <Fact source="kind">
              <WordField source="kind" of="vehicles.kind" />
            </Fact>
            <Fact source="year">
              <NumberField source="year" options={PLAIN} />
            </Fact>
            <Fact source="configuration" />
            <Fact source="trailerType" />
            <Fact source="grossWeight" />
            <Fact source="carrierId" wide>
              <ReferenceField source="carrierId" reference="carriers" link="show" />
            </Fact>
          </Facts>
        </Section>
        <Section title="vehicles.section.papers">
          <Facts>
            <Fact source="insurer" />
            <Fact source="policyNumber" />
            <Fact source="insuranceEndsOn">
              <DateField source="insuranceEndsOn" />
            </Fact>
            <Fact source="inspectionEndsOn">
              <DateField source="inspectionEndsOn" />
            </Fact>
            <Fact source="permitType" />
            <Fact source="permitNumber" />
            <Fact source="permitEndsOn">
              <DateField source="permitEndsOn" />
            </Fact>
            <Fact source="cargoPolicy" />
            <Fact source="environmentPolicy" />
          </Facts>
        </Section>
      </Columns>
      <NoteSection source="comment" title="vehicles.section.comment" />
    </>
  );
}

const PLAIN = { useGrouping: false };
