import { DateField } from '../../core/DateField.tsx';
import { Fact, Facts } from '../../core/Facts.tsx';
import { Section } from '../../core/Section.tsx';
import { WordField } from '../../core/WordField.tsx';

/** The identifiers that customs and tax offices know a carrier by. */
export function CarrierIdentity() {
  return (
    <Section title="carriers.section.identity">
      <Facts>
        <Fact source="rfc" />
        <Fact source="ein" />
        <Fact source="caat" />
        <Fact source="scacCode" />
        <Fact source="identifier" />
        <Fact source="carrierType">
          <WordField source="carrierType" of="carriers.type" />
        </Fact>
        <Fact source="nationality">
          <WordField source="nationality" of="anden.country" />
        </Fact>
        <Fact source="businessField" />
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
