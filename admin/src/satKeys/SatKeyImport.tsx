import { Typography } from '@mui/material';
import { DateInput, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { ImportPage } from '../core/import/ImportPage.tsx';
import { Section } from '../core/pages/Section.tsx';
import { CATALOGS } from './catalogs.ts';

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
          <DateInput source="dated" validate={required()} helperText="satKeys.datedHelp" />
          <TextInput source="source" validate={required()} helperText="satKeys.sourceHelp" />
        </>
      }
    />
  );
}

const DEFAULTS = { catalog: 'products', source: 'SAT, catCartaPorte 3.1', existing: 'update' };
