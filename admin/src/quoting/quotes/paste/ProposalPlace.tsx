import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Schemas } from '../../../core/contract/types.ts';
import { placeText } from '../../../freight/places/placeText.ts';
import { PlaceInput } from '../../../freight/places/PlaceInput.tsx';

/** A place in one line, which opens to its inputs; open where it is not complete or has an error. */
export function ProposalPlace({ source }: { source: 'origin' | 'destination' }) {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const place = useWatch({ name: source }) as Schemas['Place'] | null | undefined;
  const [isIncomplete] = useState(!place?.city);
  const { getFieldState, formState } = useFormContext();
  const title = translate(`anden.lane.${source}`);
  if (isOpen || isIncomplete || getFieldState(source, formState).invalid)
    return (
      <Box role="group" aria-labelledby={id}>
        <Typography id={id} variant="body2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        <PlaceInput source={source} />
      </Box>
    );
  return (
    <Box sx={LINE}>
      <Typography>
        {title}: {[place?.name, placeText(place), place?.postalCode].filter(Boolean).join(' · ')}
      </Typography>
      <Button
        size="small"
        aria-label={translate('quotes.paste.changePlace', { place: title })}
        onClick={() => setOpen(true)}
      >
        {translate('quotes.paste.change')}
      </Button>
    </Box>
  );
}

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.5 };
