import type { ReactNode } from 'react';
import { TextField, useRecordContext } from 'react-admin';
import { ContactsOf } from '../contacts/index.ts';
import { LaneField } from '../../freight/places/LaneField.tsx';
import { StatusField } from '../../freight/status/StatusChip.tsx';
import { changesTab } from '../../core/tabs/changesTab.tsx';
import { type RecordTab, RecordTabs } from '../../core/tabs/RecordTabs.tsx';
import { RelatedList } from '../../core/tabs/RelatedList.tsx';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { StateNameField } from '../../freight/places/StateNameField.tsx';
import type { Company } from './company.ts';

/** The tabs of a company: summary, contacts, users, locations, quotes and loads. */
export function CompanyTabs({ summary }: { summary: ReactNode }) {
  const { id, type } = useRecordContext<Company>() ?? {};
  const user = useSignedInUser();
  const isOwn = user?.companyId === id;
  const seesUsers = isOwn || user?.user_type.name === 'internal';
  const partyFilter = type === 'shipper' ? { customerId: id } : { companyId: id };
  const places = type === 'shipper' && !isOwn ? { customerId: id } : { companyId: id };
  const tabs: (RecordTab | false)[] = [
    { name: 'summary', label: 'anden.tab.summary', content: summary },
    {
      name: 'contacts',
      reference: 'contacts',
      filter: { companyId: id },
      content: <ContactsOf target="companyId" />,
    },
    related('locations', places, <StateNameField withCity />),
    related('quotes', partyFilter, <Moved of="quotes" />),
    related('shipments', partyFilter, <Moved of="shipments" />),
    seesUsers && related('users', { companyId: id }, <TextField source="email" />),
    changesTab,
  ];
  return <RecordTabs tabs={tabs} />;
}

function related(reference: string, filter: Record<string, unknown>, beside: ReactNode): RecordTab {
  const content = (
    <RelatedList reference={reference} filter={filter}>
      {beside}
    </RelatedList>
  );
  return { name: reference, reference, filter, content };
}

function Moved({ of }: { of: 'quotes' | 'shipments' }) {
  return (
    <>
      <LaneField />
      <StatusField of={of} />
    </>
  );
}
