import { Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Fact, Facts } from '../../../core/fields/Facts.tsx';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { WordField } from '../../../core/fields/WordField.tsx';
import { Section } from '../../../core/pages/Section.tsx';
import { CargoFacts } from '../../../freight/load/CargoFacts.tsx';
import { Remark } from '../../../freight/load/Remark.tsx';
import { Stops } from '../../../freight/load/Stops.tsx';
import type { Shipment } from '../shipment.ts';
import { StopTimes } from '../stops/StopTimes.tsx';

/** The stops, the cargo and the terms of a load. */
export function LoadSection() {
  const shipment = useRecordContext<Shipment>()!;
  return (
    <Section title="shipments.section.trip">
      <Stack spacing={2}>
        <Stops
          load={shipment}
          more={
            shipment.stops.length > 2
              ? (number) => <StopTimes shipment={shipment} number={number} />
              : undefined
          }
        />
        <CargoFacts load={shipment} />
        <Terms shipment={shipment} />
        <Remark>{shipment.comment}</Remark>
      </Stack>
    </Section>
  );
}

/** The kind of the load, its route and its target rate, for who may see them. */
function Terms({ shipment: { kind } }: { shipment: Shipment }) {
  if (!kind) return null;
  return (
    <Facts>
      <Fact source="kind">
        <WordField source="kind" of="anden.kind" />
      </Fact>
      <Fact source="routeReference" optional />
      <Fact source="targetRate" optional>
        <MoneyField source="targetRate" />
      </Fact>
    </Facts>
  );
}
