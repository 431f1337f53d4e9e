import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Changes } from '../../../core/changes/Changes.tsx';
import { Column, Columns, ShowPage } from '../../../core/pages/ShowPage.tsx';
import { DocumentStatus } from '../DocumentStatus.tsx';
import type { CarrierDocument } from '../document.ts';
import { Preview } from './Preview.tsx';
import type { Review } from './ReviewBar.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { Versions } from './Versions.tsx';

/** /admin/validations/{id}/view: the file of a document, its data, and the buttons to decide and to go to the next. */
export function ValidationShow() {
  const [review, setReview] = useState<Review>();
  return (
    <ShowPage status={<DocumentStatus />}>
      <Columns>
        <ReviewPanel review={review} setReview={setReview} />
        <Files isPaused={review !== undefined} />
      </Columns>
      <Changes />
    </ShowPage>
  );
}

/** The shown file, at first the newest, and all files with what was decided about each. */
function Files({ isPaused }: { isPaused: boolean }) {
  const { id, versions = [] } = useRecordContext<CarrierDocument>()!;
  const [chosen, setChosen] = useState<{ id: string; number: number }>();
  const newest = versions[0]?.number;
  const visibleNumber = chosen?.id === id ? chosen.number : newest;
  return (
    <Column>
      <Preview number={visibleNumber} isPaused={isPaused} />
      <Versions visibleNumber={visibleNumber} onShow={(number) => setChosen({ id, number })} />
    </Column>
  );
}
