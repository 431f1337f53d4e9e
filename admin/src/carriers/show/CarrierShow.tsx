import { ContactsOf } from '../../contacts/ContactsOf.tsx';
import { History } from '../../core/history/History.tsx';
import { Column, Columns, ShowPage } from '../../core/ShowPage.tsx';
import { NoteSection } from '../../core/NoteSection.tsx';
import { useSeesAll } from '../carrier.ts';
import { CarrierAddresses } from './CarrierAddresses.tsx';
import { CarrierCompletion } from './CarrierCompletion.tsx';
import { CarrierContact } from './CarrierContact.tsx';
import { CarrierCoverage } from './CarrierCoverage.tsx';
import { CarrierHeader } from './CarrierHeader.tsx';
import { CarrierIdentity } from './CarrierIdentity.tsx';
import { CarrierWork } from './CarrierWork.tsx';

/** A carrier: standing at the top, then where it goes, how to reach it, who it is; the one of the address unless named. */
export function CarrierShow({ id }: { id?: string }) {
  return (
    <ShowPage id={id}>
      <CarrierHeader />
      <CarrierSections />
      <CarrierWork />
      <History />
    </ShowPage>
  );
}

function CarrierSections() {
  const seesAll = useSeesAll();
  return (
    <Columns>
      <Column>
        <CarrierCoverage />
        {seesAll && <ContactsOf target="carrierId" />}
        <NoteSection source="description" title="carriers.section.description" />
      </Column>
      <Column>
        <CarrierCompletion />
        {seesAll && <CarrierContact />}
        <CarrierIdentity />
        {seesAll && <CarrierAddresses />}
      </Column>
    </Columns>
  );
}
