import type { ReactNode } from 'react';
import { ReferenceField } from 'react-admin';
import { DateField } from '../../core/fields/DateField.tsx';
import { Fact } from '../../core/fields/Facts.tsx';
import { NoteSection } from '../../core/pages/NoteSection.tsx';
import { Columns, ShowPage } from '../../core/pages/ShowPage.tsx';
import { changesTab } from '../../core/tabs/changesTab.tsx';
import { RecordTabs } from '../../core/tabs/RecordTabs.tsx';

/** The view of a record that a carrier keeps: its own sections, comments, and its changes. */
export function KeptShow({ name, children }: { name: string; children: ReactNode }) {
  const content = (
    <>
      <Columns>{children}</Columns>
      <NoteSection source="comment" title={`${name}.section.comment`} />
    </>
  );
  return (
    <ShowPage>
      <RecordTabs tabs={[{ name: 'summary', label: 'anden.tab.summary', content }, changesTab]} />
    </ShowPage>
  );
}

/** The carrier that keeps the record, as a link. */
export function CarrierFact() {
  return (
    <Fact source="carrierId" wide>
      <ReferenceField source="carrierId" reference="carriers" link="show" />
    </Fact>
  );
}

/** A day, such as that on which a paper ends. */
export function DateFact({ source }: { source: string }) {
  return (
    <Fact source={source}>
      <DateField source={source} />
    </Fact>
  );
}
