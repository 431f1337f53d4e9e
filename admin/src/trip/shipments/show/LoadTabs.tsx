import { useRecordContext } from 'react-admin';
import { Changes } from '../../../core/changes/Changes.tsx';
import { Section } from '../../../core/pages/Section.tsx';
import { Column, Columns } from '../../../core/pages/ShowPage.tsx';
import { type RecordTab, RecordTabs } from '../../../core/tabs/RecordTabs.tsx';
import { EventTimeline } from '../../../freight/status/EventTimeline.tsx';
import { Accessorials } from '../../accessorials/index.ts';
import { ArrivalOf } from '../../arrivals/index.ts';
import { CartaPorteOf } from '../../cartaPorte/index.ts';
import { CrossingOf } from '../../crossings/index.ts';
import { Evidence, useEvidence } from '../../evidence/index.ts';
import { LegsOf } from '../../legs/index.ts';
import { RateConfirmation, useConfirmations } from '../../rateConfirmations/index.ts';
import { SettlementSection } from '../../settlements/index.ts';
import { ShareSection } from '../../tracking/index.ts';
import { HandOvers } from '../legs/HandOvers.tsx';
import { POLL, type Shipment } from '../shipment.ts';
import { Incidents } from './Incidents.tsx';
import { LoadSection } from './LoadSection.tsx';
import type { LoadTab } from './needs/needsOf.ts';
import { useNeeds } from './needs/useNeeds.ts';
import { ShipmentMoney } from './ShipmentMoney.tsx';

const TABS: Record<LoadTab, () => RecordTab['content']> = {
  trip: Trip,
  papers: Papers,
  evidence: Evidence,
  money: Money,
  history: History,
};

/** The parts of a load as tabs, those that the user sees something in, with what waits in each. */
export function LoadTabs() {
  const shipment = useRecordContext<Shipment>()!;
  const needs = useNeeds(shipment);
  const isShown = useShown(shipment);
  const tabs = (Object.keys(TABS) as LoadTab[]).filter(isShown).map((name): RecordTab => {
    const Content = TABS[name];
    const counts = needs.filter(({ tab }) => tab === name).map(({ count }) => count);
    const waitingCount = counts.reduce((sum, count) => sum + count, 0);
    return { name, label: `shipments.tab.${name}`, waitingCount, content: <Content /> };
  });
  return <RecordTabs tabs={tabs} />;
}

/** Whether the user sees anything in a tab of the load. */
function useShown(shipment: Shipment): (tab: LoadTab) => boolean {
  const { movement, saleValue, purchaseCost } = shipment;
  const { isEnabled: isParty } = useConfirmations(shipment);
  const { data: evidence } = useEvidence(shipment);
  return (tab) => {
    if (tab === 'papers') return isParty || movement !== 'us';
    if (tab === 'evidence') return !!evidence && evidence.items.length > 0;
    if (tab === 'money') return isParty || saleValue != null || purchaseCost != null;
    return true;
  };
}

function Trip() {
  const shipment = useRecordContext<Shipment>()!;
  return (
    <Columns>
      <LoadSection />
      <Column>
        <HandOvers shipment={shipment} />
        <ArrivalOf />
        <Incidents />
        <ShareSection />
      </Column>
    </Columns>
  );
}

function Papers() {
  return (
    <Columns>
      <Column>
        <RateConfirmation />
        <CartaPorteOf />
      </Column>
      <Column>
        <LegsOf />
        <CrossingOf />
      </Column>
    </Columns>
  );
}

function Money() {
  return (
    <Columns>
      <Column>
        <ShipmentMoney />
        <SettlementSection />
      </Column>
      <Accessorials />
    </Columns>
  );
}

function History() {
  const { can = [] } = useRecordContext<Shipment>()!;
  return (
    <Columns>
      <Section title="anden.timeline.title">
        <EventTimeline of="shipments" every={POLL} />
      </Section>
      {can.includes('changes') && <Changes title="anden.changes.fields" />}
    </Columns>
  );
}
