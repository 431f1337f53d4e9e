import { Typography } from '@mui/material';
import { required, SelectInput, useTranslate } from 'react-admin';
import { ImportPage } from '../../core/import/ImportPage.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { DateInput } from '../../core/inputs/DateInput.tsx';
import { CATALOGS } from './catalogs.ts';
import { SourceInput } from './SourceInput.tsx';

/** The upload of a file of SAT's: which catalog, of which edition. Keys that exist are updated. */
export function SatKeyImport() {
  const translate = useTranslate();
  return (
    <ImportPage
      origin={
        <Section title="satKeys.from">
          <Typography sx={{ mb: 1 }}>{translate('satKeys.fromHelp')}</Typography>
          <Typography color="text.secondary">{translate('satKeys.fromTwice')}</Typography>
        </Section>
      }
      defaults={DEFAULTS}
      inputs={
        <>
          <SelectInput source="catalog" choices={CATALOGS} validate={required()} />
          <DateInput isPast source="dated" validate={required()} helperText="satKeys.datedHelp" />
          <SourceInput />
        </>
      }
    />
  );
}

const DEFAULTS = { catalog: 'products', existing: 'update' };
