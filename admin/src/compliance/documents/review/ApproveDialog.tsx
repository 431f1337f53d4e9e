import { Typography } from '@mui/material';
import { RadioButtonGroupInput, required, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../core/actions/FormDialog.tsx';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { DateInput } from '../../../core/inputs/DateInput.tsx';
import { type CarrierDocument, dayAfter } from '../document.ts';
import { type Proved, ProvedInputs, provedOf } from './ProvedInputs.tsx';
import { ReadDates } from './ReadDates.tsx';
import { type ReviewDialogProps, useReview } from './useReview.ts';

interface Answer extends Proved {
  documentDate: string;
  days: number;
}

/** The dialog that approves a document: asks its date and how long it is valid. */
export function ApproveDialog({ isOpen, onClose, onDone }: ReviewDialogProps) {
  const document = useRecordContext<CarrierDocument>()!;
  const { uuid, type, documentDate, validities = [] } = document;
  const { review } = useReview('documents.approve.done', onDone);
  const onSubmit = async (values: object) => {
    const { documentDate: date, days, ...proved } = values as Answer;
    const expirationDate = dayAfter(date, Number(days));
    const decision = { status: 'approved', documentDate: date, expirationDate } as const;
    const refused = await review({ ...decision, ...provedOf(proved) });
    if (!refused) return undefined;
    const { expirationDate: aboutDays, ...errors } = refused;
    return aboutDays ? { ...errors, days: aboutDays } : errors;
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      place={`validations/${uuid} approve`}
      title="documents.approve.title"
      text="documents.approve.ask"
      submit="documents.approve.action"
      start={{ documentDate, days: validities[0] }}
      isReady
      onSubmit={onSubmit}
    >
      <DateInput
        isPast
        source="documentDate"
        label="resources.validations.fields.documentDate"
        validate={required()}
        fullWidth
      />
      <ReadDates document={document} />
      <RadioButtonGroupInput
        source="days"
        label="documents.approve.validity"
        validate={required()}
        choices={validities.map((days) => ({ id: days, name: `documents.days.${days}` }))}
      />
      <Until />
      <ProvedInputs type={type} />
    </FormDialog>
  );
}

/** The last valid day for the chosen date and validity. */
function Until() {
  const translate = useTranslate();
  const region = useRegion();
  const { documentDate, days } = useWatch() as Partial<Answer>;
  if (!documentDate || !days) return null;
  const date = formatDate(dayAfter(documentDate, Number(days)), region);
  return (
    <Typography variant="body2" aria-live="polite">
      {translate('documents.validUntil', { date })}
    </Typography>
  );
}
