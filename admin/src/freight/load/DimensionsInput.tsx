import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { WIDE } from '../../core/pages/FormSection.tsx';
import { field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import type { CargoForm } from './cargoForm.ts';
import type { Cargo } from './useCargoFacts.ts';
import { PackagingInput } from './PackagingInput.tsx';

/** The inputs for dimensions and packaging, collapsed at first. */
export function DimensionsInput({ of }: { of: CargoForm }) {
  const translate = useTranslate();
  const { length, width, height, packaging } =
    useRecordContext<Partial<Cargo> & { id: string }>() ?? {};
  const isKnown = [length, width, height, packaging].some(Boolean);
  return (
    <Accordion disableGutters square defaultExpanded={isKnown} sx={FOLD}>
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{translate('anden.dimensions')}</Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0, pt: 0 }}>
        <Box sx={FOUR}>
          {['length', 'width', 'height'].map((side) => (
            <DecimalInput key={side} {...field(of, side)} />
          ))}
          <ChoiceInput of={of} source="dimensionUnit" words="anden.unit" />
        </Box>
        <PackagingInput of={of} />
      </AccordionDetails>
    </Accordion>
  );
}

const FOLD = { ...WIDE, bgcolor: 'transparent', '&::before': { opacity: 1 } };
const FOUR = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, minmax(0, 1fr))' },
  '& .MuiFormControl-root': { minWidth: 0 },
};
