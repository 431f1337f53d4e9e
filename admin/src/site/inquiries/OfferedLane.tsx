import { useFieldValue, useRecordContext } from 'react-admin';
import { DateField } from '../../core/fields/DateField.tsx';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { LaneField } from '../../freight/places/LaneField.tsx';
import { localName } from '../../core/format/localName.ts';
import { Section } from '../../core/pages/Section.tsx';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';
import { WordField } from '../../core/fields/WordField.tsx';
import type { Inquiry } from './inquiry.ts';

/** The lane that a carrier offers; renders nothing for other requests. */
export function OfferedLane() {
  if (!useRecordContext<Inquiry>()?.lane) return null;
  return (
    <Section title="inquiries.section.lane">
      <Facts>
        <Fact source="lane" label="inquiries.section.lane" wide>
          <LaneField origin="lane.origin" destination="lane.destination" />
        </Fact>
        <Fact source="lane.equipmentId">
          <EquipmentName />
        </Fact>
        <Fact source="lane.frequency">
          <WordField source="lane.frequency" of="inquiries.frequency" />
        </Fact>
        <Fact source="lane.volume" />
        <Fact source="lane.rate">
          <Rate />
        </Fact>
        <Fact source="lane.startDate">
          <DateField source="lane.startDate" />
        </Fact>
        <Fact source="lane.endDate">
          <DateField source="lane.endDate" />
        </Fact>
      </Facts>
    </Section>
  );
}

function EquipmentName() {
  return <>{localName(useRecordContext(), 'equipmentName')}</>;
}

function Rate() {
  const format = useMoneyFormat();
  const rate = useFieldValue({ source: 'lane.rate' }) as string;
  const currency = (useFieldValue({ source: 'lane.currency' }) as 'USD' | 'MXN' | null) ?? 'USD';
  return <>{format(rate, currency)}</>;
}
