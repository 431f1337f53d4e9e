import { Box } from '@mui/material';
import { type ComponentProps, useMemo } from 'react';
import { type SimpleFormProps, useRecordContext } from 'react-admin';
import { FormToolbar } from '../../../core/pages/FormToolbar.tsx';
import { AddStop } from '../../../freight/stops/AddStop.tsx';
import { DropPlace, POSITIONS } from '../../../freight/stops/DropPlace.tsx';
import { StopsForm } from '../../../freight/stops/StopsForm.tsx';
import { LegsSlot } from '../legs/form/LegsSlot.tsx';
import { withFormLegs } from '../legs/legValues.ts';
import type { Quote } from '../quote.ts';
import { FormInsight } from '../insight/FormInsight.tsx';
import { CargoSection } from './CargoSection.tsx';
import { CustomerSection } from './CustomerSection.tsx';
import { RateSection } from './RateSection.tsx';
import { SectionsBetween, StopSection } from './StopSection.tsx';
import { useAskedSubmit } from './useAskedSubmit.ts';
import { RecordForm } from '../../../core/form/RecordForm.tsx';

/**
 * The form of a quote: `children`, then customer, origin and destination on the left, cargo and rate on the right.
 * `changedId` is the id of a quote that exists and is changed; it is no past of its own lane.
 */
export function QuoteForm({
  children,
  save,
  onSubmit,
  changedId,
  ...form
}: { changedId?: string } & Pick<ComponentProps<typeof FormToolbar>, 'save'> &
  Partial<Pick<SimpleFormProps, 'defaultValues' | 'onSubmit' | 'record' | 'children'>>) {
  const { submit, dialog } = useAskedSubmit(changedId, onSubmit);
  const quote = useRecordContext<Quote>({ record: form.record as Quote | undefined });
  const record = useMemo(() => quote && withFormLegs(quote), [quote]);
  return (
    <RecordForm
      {...form}
      {...(record && { record })}
      onSubmit={submit}
      toolbar={<FormToolbar save={save} />}
      component={Plain}
      sx={FORM}
    >
      {dialog}
      {children}
      <Box sx={COLUMNS}>
        <Box sx={COLUMN}>
          <CustomerSection />
          <StopsForm of="Stop">
            <DropPlace index={POSITIONS.origin}>
              <StopSection source="origin" day="pickup" />
            </DropPlace>
            <SectionsBetween />
            <DropPlace index={POSITIONS.destination}>
              <StopSection source="destination" day="delivery" />
            </DropPlace>
            <AddStop />
          </StopsForm>
          <LegsSlot />
        </Box>
        <Box sx={COLUMN}>
          <CargoSection />
          <RateSection />
          <FormInsight changedId={changedId} />
        </Box>
      </Box>
    </RecordForm>
  );
}

const Plain = Box;
const FORM = { p: 0, '&.RaSimpleForm-root': { p: 0 } };
const COLUMNS = {
  display: 'grid',
  width: '100%',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
const COLUMN = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };
