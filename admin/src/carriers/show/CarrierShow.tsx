import { Columns, ShowPage } from '../../core/ShowPage.tsx';
import { Fact, Facts } from '../../core/Facts.tsx';
import { Section } from '../../core/Section.tsx';
import { CarrierAddresses } from './CarrierAddresses.tsx';
import { CarrierContact } from './CarrierContact.tsx';
import { CarrierCoverage } from './CarrierCoverage.tsx';
import { CarrierHeader } from './CarrierHeader.tsx';
import { CarrierIdentity } from './CarrierIdentity.tsx';

/** A carrier: standing at the top, then where it goes, how to reach it, who it is. */
export function CarrierShow() {
  return (
    <ShowPage>
      <CarrierHeader />
      <Columns>
        <CarrierCoverage />
        <CarrierContact />
      </Columns>
      <Columns>
        <CarrierIdentity />
        <CarrierAddresses />
      </Columns>
      <Section title="carriers.section.description">
        <Facts>
          <Fact source="description" wide />
        </Facts>
      </Section>
    </ShowPage>
  );
}
