import { useRecordContext } from 'react-admin';
import { BankAccounts, PaidAccounts } from '../../../trip/bankAccounts/index.ts';
import { ContactsOf } from '../../contacts/index.ts';
import { NoteSection } from '../../../core/pages/NoteSection.tsx';
import { Column, Columns, ShowPage } from '../../../core/pages/ShowPage.tsx';
import { StatusField } from '../../../freight/status/StatusChip.tsx';
import { LaneField } from '../../../freight/places/LaneField.tsx';
import { changesTab } from '../../../core/tabs/changesTab.tsx';
import { type RecordTab, RecordTabs } from '../../../core/tabs/RecordTabs.tsx';
import { RelatedList } from '../../../core/tabs/RelatedList.tsx';
import { OperatorsOf } from '../../operators/index.ts';
import { VehiclesOf } from '../../vehicles/index.ts';
import { type Carrier, useSeesAll } from '../carrier.ts';
import { CarrierFacts } from '../identity/CarrierFacts.tsx';
import { CarrierConfidence } from '../confidence/CarrierConfidence.tsx';
import { CarrierAddresses } from './CarrierAddresses.tsx';
import { CarrierCompletion } from './CarrierCompletion.tsx';
import { CarrierContact } from './CarrierContact.tsx';
import { CarrierCoverage } from './CarrierCoverage.tsx';
import { CarrierStatus } from './CarrierStatus.tsx';
import { CarrierIdentity } from './CarrierIdentity.tsx';
import { CarrierInvitations } from './CarrierInvitations.tsx';
import { CarrierDocumentsTab } from './CarrierDocumentsTab.tsx';
import { CarrierPassportTab } from './CarrierPassportTab.tsx';
import { CarrierLanes } from './lanes/CarrierLanes.tsx';

/** The view of a carrier: the one of `id`, by default that of the path. */
export function CarrierShow({ id }: { id?: string }) {
  return (
    <ShowPage id={id} status={<CarrierStatus />}>
      <CarrierTabs />
    </ShowPage>
  );
}

function CarrierTabs() {
  const seesAll = useSeesAll();
  const filter = { carrierId: useRecordContext<Carrier>()?.id };
  const tabs: (RecordTab | false)[] = [
    { name: 'summary', label: 'anden.tab.summary', content: <Summary /> },
    seesAll && {
      name: 'contacts',
      reference: 'contacts',
      filter,
      content: <ContactsOf target="carrierId" />,
    },
    seesAll && {
      name: 'documents',
      label: 'documents.title',
      reference: 'validations',
      filter,
      content: <CarrierDocumentsTab />,
    },
    !seesAll && { name: 'passport', label: 'consents.passport', content: <CarrierPassportTab /> },
    seesAll && {
      name: 'vehicles',
      label: 'vehicles.tab',
      reference: 'vehicles',
      filter,
      content: <Fleet />,
    },
    seesAll && {
      name: 'operators',
      label: 'operators.tab',
      reference: 'operators',
      filter,
      content: <Drivers />,
    },
    { name: 'lanes', label: 'carriers.lanes.title', content: <CarrierLanes /> },
    { name: 'quotes', reference: 'invitations', filter, content: <CarrierInvitations /> },
    {
      name: 'loads',
      reference: 'shipments',
      filter,
      content: (
        <RelatedList reference="shipments" filter={filter}>
          <LaneField />
          <StatusField of="shipments" />
        </RelatedList>
      ),
    },
    changesTab,
  ];
  return <RecordTabs tabs={tabs} />;
}

function Summary() {
  const seesAll = useSeesAll();
  return (
    <Columns>
      <Column>
        <CarrierCoverage />
        <NoteSection source="description" title="carriers.section.description" />
        <CarrierFacts />
      </Column>
      <Column>
        <CarrierCompletion />
        <CarrierConfidence />
        {seesAll && <CarrierContact />}
        <CarrierIdentity />
        {seesAll && <CarrierAddresses />}
        <Accounts isListed={seesAll} />
      </Column>
    </Columns>
  );
}

function Fleet() {
  const carrierId = useRecordContext<Carrier>()?.id;
  return carrierId && <VehiclesOf carrierId={carrierId} />;
}

function Drivers() {
  const carrierId = useRecordContext<Carrier>()?.id;
  return carrierId && <OperatorsOf carrierId={carrierId} />;
}

function Accounts({ isListed }: { isListed: boolean }) {
  const carrierId = useRecordContext<Carrier>()?.id;
  return (
    carrierId &&
    (isListed ? <BankAccounts carrierId={carrierId} /> : <PaidAccounts carrierId={carrierId} />)
  );
}
