import { Stack } from '@mui/material';
import { Fragment } from 'react';
import { useRecordContext } from 'react-admin';
import { EventTimeline } from '../../../freight/status/EventTimeline.tsx';
import { Changes } from '../../../core/changes/Changes.tsx';
import { Section } from '../../../core/pages/Section.tsx';
import { Fact, Facts } from '../../../core/fields/Facts.tsx';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { WordField } from '../../../core/fields/WordField.tsx';
import { Column, Columns, ShowPage } from '../../../core/pages/ShowPage.tsx';
import { CargoFacts } from '../../../freight/load/CargoFacts.tsx';
import { Remark } from '../../../freight/load/Remark.tsx';
import { Stops } from '../../../freight/load/Stops.tsx';
import { POLL, type Shipment } from '../shipment.ts';
import { ArrivalOf } from '../../arrivals/index.ts';
import { CartaPorteOf } from '../../cartaPorte/index.ts';
import { CrossingOf } from '../../crossings/index.ts';
import { LegsOf } from '../../legs/index.ts';
import { RateConfirmation } from '../../rateConfirmations/index.ts';
import { Accessorials } from '../../accessorials/index.ts';
import { SettlementSection } from '../../settlements/index.ts';
import { ShareSection } from '../../tracking/index.ts';
import { Evidence } from '../../evidence/index.ts';
import { Incidents } from './Incidents.tsx';
import { ShipmentHeader } from './ShipmentHeader.tsx';
import { ShipmentMoney } from './ShipmentMoney.tsx';

/** The view of a load: status and next step, then stops, cargo, amounts and activity log. */
export function ShipmentShow() {
  return (
    <ShowPage every={POLL}>
      <ShipmentHeader />
      <Columns>
        <LoadSection />
        <Column>
          <ArrivalOf />
          <Incidents />
          <TripAndPay />
          <RateConfirmation />
          <ShipmentMoney />
          <ShareSection />
          <Section title="anden.timeline.title">
            <EventTimeline of="shipments" every={POLL} />
          </Section>
        </Column>
      </Columns>
      <ShipmentChanges />
    </ShowPage>
  );
}

/** What prepares the trip and what proves the delivery: first that which still matters at the load's status. */
function TripAndPay() {
  const { status } = useRecordContext<Shipment>() ?? {};
  const trip = (
    <Fragment key="trip">
      <LegsOf />
      <CrossingOf />
      <CartaPorteOf />
    </Fragment>
  );
  const pay = (
    <Fragment key="pay">
      <SettlementSection />
      <Evidence />
      <Accessorials />
    </Fragment>
  );
  return status === 'delivered' || status === 'closed' ? [pay, trip] : [trip, pay];
}

/** The fields of a load for brokers, staff and carriers. */
function ShipmentChanges() {
  const { can = [] } = useRecordContext<Shipment>() ?? {};
  return can.includes('changes') && <Changes title="anden.changes.fields" />;
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

function LoadSection() {
  const shipment = useRecordContext<Shipment>();
  if (!shipment) return null;
  return (
    <Section title="shipments.section.trip">
      <Stack spacing={2}>
        <Stops load={shipment} />
        <CargoFacts load={shipment} />
        <Terms shipment={shipment} />
        <Remark>{shipment.comment}</Remark>
      </Stack>
    </Section>
  );
}
