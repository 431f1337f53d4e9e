import { useState } from 'react';
import { Changes } from '../../core/changes/Changes.tsx';
import { Column, Columns, ShowPage } from '../../core/pages/ShowPage.tsx';
import { Preview } from './Preview.tsx';
import type { Review } from './ReviewBar.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { Versions } from './Versions.tsx';

/** /admin/validations/{id}/view: the file of a document, its data, and the buttons to decide and to go to the next. */
export function ValidationShow() {
  const [review, setReview] = useState<Review>();
  return (
    <ShowPage>
      <Columns>
        <ReviewPanel review={review} setReview={setReview} />
        <Column>
          <Preview isPaused={review !== undefined} />
          <Versions />
        </Column>
      </Columns>
      <Changes />
    </ShowPage>
  );
}
