import { Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import {
  DateInput,
  Form,
  RadioButtonGroupInput,
  required,
  SaveButton,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatDate } from '../../core/format/formatDate.ts';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { type CarrierDocument, dayAfter } from '../document.ts';
import { useReview } from './useReview.ts';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

interface Answer {
  documentDate: string;
  days: number;
}

/** Asks how long the document is valid, from the date that it bears, and confirms the approval. */
export function ApproveDialog({ isOpen, onClose }: DialogProps) {
  const translate = useTranslate();
  const id = useId();
  const { documentDate, validities = [] } = useRecordContext<CarrierDocument>()!;
  const { review } = useReview('documents.approve.done');
  const onSubmit = async (values: object) => {
    const { documentDate: date, days } = values as Answer;
    const expirationDate = dayAfter(date, Number(days));
    const outcome = await review({ status: 'approved', documentDate: date, expirationDate });
    if (outcome === 'done') return onClose();
    const { expirationDate: aboutDays, ...errors } = outcome ?? {};
    return aboutDays ? { ...errors, days: aboutDays } : errors;
  };
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <Form
        record={{ documentDate, days: validities[0] }}
        onSubmit={onSubmit}
        disableInvalidFormNotification
      >
        <DialogTitle id={id}>{translate('documents.approve.title')}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ mb: 2 }}>
            {translate('documents.approve.ask')}
          </Typography>
          <DateInput
            source="documentDate"
            label="resources.validations.fields.documentDate"
            validate={required()}
            fullWidth
          />
          <RadioButtonGroupInput
            source="days"
            label="documents.approve.validity"
            validate={required()}
            choices={validities.map((days) => ({ id: days, name: `documents.days.${days}` }))}
          />
          <Until />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <TextButton label="anden.action.cancel" onClick={onClose} />
          <SaveButton label="documents.approve.action" icon={<></>} alwaysEnable />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The last day, as chosen so far. */
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
