import { ChipsField } from '../../../core/fields/ChipsField.tsx';
import { Fact, Facts } from '../../../core/fields/Facts.tsx';
import { NamesField } from '../../../core/fields/NamesField.tsx';
import { Section } from '../../../core/pages/Section.tsx';
import { StatesField } from '../../../freight/places/StatesField.tsx';
import { WordField } from '../../../core/fields/WordField.tsx';

/** The states of service, movements and equipment of a carrier. */
export function CarrierCoverage() {
  return (
    <Section title="carriers.section.coverage">
      <Facts>
        <Fact source="originStates" wide>
          <StatesField source="originStates" />
        </Fact>
        <Fact source="deliveryStates" wide>
          <StatesField source="deliveryStates" />
        </Fact>
        <Fact source="equipmentList" wide>
          <NamesField source="equipmentList" reference="catalogs/equipments" />
        </Fact>
        <Fact source="bridgeList" wide optional>
          <NamesField source="bridgeList" reference="catalogs/bridges" />
        </Fact>
        <Fact source="movements" wide>
          <WordField source="movements" of="anden.movement" />
        </Fact>
        <Fact source="countries">
          <WordField source="countries" of="anden.country" />
        </Fact>
        <Fact source="shippingMode">
          <WordField source="shippingMode" of="carriers.mode" />
        </Fact>
        <Fact source="drayage" />
        <Fact source="hazmat" />
        <Fact source="serviceList" wide>
          <ChipsField source="serviceList" />
        </Fact>
      </Facts>
    </Section>
  );
}
