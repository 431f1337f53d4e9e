import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator, useTranslate } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { field } from '../../core/contract/field.ts';
import { SELDOM } from '../../core/form/goOn.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';
import { WholeNumberInput } from '../../core/inputs/WholeNumberInput.tsx';
import { WIDE } from '../../core/pages/FormSection.tsx';
import { CatalogInput } from '../load/CatalogInput.tsx';
import { PackagingInput } from '../load/PackagingInput.tsx';
import { formGoods } from './stopsForm.ts';

/** The goods that are taken or left at a stop; what is wrong with them as a whole is said above them. */
export function StopGoodsInput({ index }: { index: number }) {
  const translate = useTranslate();
  const id = useId();
  const source = `stops.${index}.goods`;
  const kind = (useWatch({ name: `stops.${index}.kind` }) as string | null) ?? 'delivery';
  const wrong = useWrong(source);
  return (
    <Box
      role="group"
      aria-labelledby={id}
      aria-invalid={wrong ? true : undefined}
      tabIndex={wrong ? -1 : undefined}
      sx={GROUP}
    >
      <Typography id={id} component="h3" variant="subtitle2">
        {translate(`anden.stop.goodsAt.${kind}`)}
      </Typography>
      {wrong && (
        <Typography variant="caption" color="error">
          {wrong}
        </Typography>
      )}
      <ArrayInput source={source} label={false} helperText={false} sx={{ m: 0 }}>
        <SimpleFormIterator
          inline={false}
          disableReordering
          disableClear
          fullWidth
          addButton={<AddGoods />}
        >
          <GoodsInputs />
        </SimpleFormIterator>
      </ArrayInput>
    </Box>
  );
}

function GoodsInputs() {
  const unit = useWatch({ name: 'weightUnit' }) as string | null | undefined;
  const translate = useTranslate();
  const weight = translate('resources.quotes.fields.weight');
  return (
    <Box sx={ROW}>
      <CatalogInput
        source="comodityId"
        reference="catalogs/comodities"
        label="resources.quotes.fields.comodityId"
      />
      <PackagingInput of="StopGoods" />
      <WholeNumberInput
        {...field('StopGoods', 'units')}
        {...SELDOM}
        label="resources.quotes.fields.units"
      />
      <DecimalInput
        {...field('StopGoods', 'weight')}
        {...SELDOM}
        label={unit ? `${weight} (${unit})` : weight}
      />
    </Box>
  );
}

function AddGoods() {
  const { add } = useSimpleFormIterator();
  return <TextButton size="small" label="anden.stop.addGoods" onClick={() => add(formGoods({}))} />;
}

/** The error of the whole list, which the API tells. */
function useWrong(source: string): string | undefined {
  const { errors } = useFormState();
  const error = get(errors, source) as { message?: unknown } | undefined;
  return typeof error?.message === 'string' ? error.message : undefined;
}

const GROUP = { ...WIDE, mb: 2 };
const ROW = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
