import { DateField } from '../../../core/fields/DateField.tsx';
import { Fact, Facts } from '../../../core/fields/Facts.tsx';
import { Section } from '../../../core/pages/Section.tsx';
import { WordField } from '../../../core/fields/WordField.tsx';
import { useSeesAll } from '../carrier.ts';

/** The identifiers of a carrier at customs and tax authorities. */
export function CarrierIdentity() {
  const seesAll = useSeesAll();
  return (
    <Section title="carriers.section.identity">
      <Facts>
        <Fact source="rfc" optional={!seesAll} />
        <Fact source="ein" optional={!seesAll} />
        <Fact source="caat" optional={!seesAll} />
        <Fact source="scacCode" optional={!seesAll} />
        <Fact source="usdotNumber" optional />
        <Fact source="mcNumber" optional />
        <Fact source="identifier" optional={!seesAll} />
        <Fact source="carrierType">
          <WordField source="carrierType" of="carriers.type" />
        </Fact>
        <Fact source="nationality">
          <WordField source="nationality" of="anden.country" />
        </Fact>
        <Fact source="businessField" optional={!seesAll} />
        <Fact source="createdAt">
          <DateField source="createdAt" />
        </Fact>
        <Fact source="updatedAt">
          <DateField source="updatedAt" />
        </Fact>
      </Facts>
    </Section>
  );
}
