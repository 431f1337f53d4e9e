import { ReferenceField } from 'react-admin';
import { Fact, Facts } from '../core/Facts.tsx';
import { History } from '../core/history/History.tsx';
import { Section } from '../core/Section.tsx';
import { Columns, ShowPage } from '../core/ShowPage.tsx';
import { WordField } from '../core/WordField.tsx';
import { LocationAddress } from './LocationAddress.tsx';

/** A place: what it is, where, when it is open. */
export function LocationShow() {
  return (
    <ShowPage>
      <Columns>
        <Section title="locations.section.address">
          <LocationAddress />
        </Section>
        <Section title="locations.section.operation">
          <Facts>
            <Fact source="kind">
              <WordField source="kind" of="locations.kind" />
            </Fact>
            <Fact source="customerId">
              <ReferenceField source="customerId" reference="companies" link="show" />
            </Fact>
            <Fact source="hours" />
            <Fact source="timeZone" />
            <Fact source="operationZone" />
            <Fact source="comment" wide />
          </Facts>
        </Section>
      </Columns>
      <History />
    </ShowPage>
  );
}
