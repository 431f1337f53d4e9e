import { ReferenceField, useRecordContext } from 'react-admin';
import { EmailsField } from '../../freight/ReachFields.tsx';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { Columns, ShowPage } from '../../core/pages/ShowPage.tsx';
import { changesTab } from '../../core/tabs/changesTab.tsx';
import { RecordTabs } from '../../core/tabs/RecordTabs.tsx';
import { RelatedList } from '../../core/tabs/RelatedList.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import type { Location } from './location.ts';
import { LocationAddress } from './LocationAddress.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';
import { StateNameField } from '../../freight/places/StateNameField.tsx';

/** The view of a location: kind, address, opening hours. */
export function LocationShow() {
  return (
    <ShowPage>
      <LocationTabs />
    </ShowPage>
  );
}

/** The tabs of a location; for a customer's location also the contacts and other locations of the customer. */
function LocationTabs() {
  const { customerId } = useRecordContext<Location>() ?? {};
  const places = { customerId };
  return (
    <RecordTabs
      tabs={[
        { name: 'summary', label: 'anden.tab.summary', content: <Summary /> },
        Boolean(customerId) && {
          name: 'contacts',
          reference: 'contacts',
          filter: { companyId: customerId },
          content: (
            <RelatedList reference="contacts" filter={{ companyId: customerId }}>
              <EmailsField />
            </RelatedList>
          ),
        },
        Boolean(customerId) && {
          name: 'places',
          label: 'locations.others',
          reference: 'locations',
          filter: places,
          content: (
            <RelatedList reference="locations" filter={places}>
              <StateNameField withCity />
            </RelatedList>
          ),
        },
        changesTab,
      ]}
    />
  );
}

function Summary() {
  return (
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
          <Fact source="timeZone">
            <TimeZoneField source="timeZone" />
          </Fact>
          <Fact source="operationZone" />
          <Fact source="comment" wide />
        </Facts>
      </Section>
    </Columns>
  );
}
