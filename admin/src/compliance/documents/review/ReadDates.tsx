import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import type { CarrierDocument } from '../document.ts';

/** The document; inside a form the record in context is the form's. */
interface ReadDatesProps {
  document: CarrierDocument;
}

/** Offers the dates that the text of the file tells; a press takes one over as the date of the document. */
export function ReadDates({ document: { versions = [], documentDate } }: ReadDatesProps) {
  const translate = useTranslate();
  const region = useRegion();
  const { setValue } = useFormContext();
  const today = new Date().toISOString().slice(0, 10);
  const read = (versions[0]?.reading?.dates ?? []).map(({ date }) => date);
  const offered = [...new Set(read)].filter((date) => date <= today && date !== documentDate);
  if (offered.length === 0) return null;
  const take = (date: string) => setValue('documentDate', date, { shouldDirty: true });
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}
    >
      <Typography variant="body2" color="text.secondary">
        {translate('documents.reading.offered')}
      </Typography>
      {offered.slice(0, 4).map((date) => (
        <Button key={date} size="small" variant="outlined" onClick={() => take(date)}>
          {formatDate(date, region)}
        </Button>
      ))}
    </Stack>
  );
}
