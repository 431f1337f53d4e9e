import { Typography } from '@mui/material';
import type { ChangeEvent } from 'react';
import { DateInput, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
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
          <CatalogInput />
          <DateInput source="dated" validate={required()} helperText="satKeys.datedHelp" />
          <TextInput source="source" validate={required()} helperText="satKeys.sourceHelp" />
        </>
      }
    />
  );
}

/** Which catalog it is; the source is then the file in which SAT publishes it, until another is typed. */
function CatalogInput() {
  const { setValue, getFieldState } = useFormContext();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!getFieldState('source').isDirty)
      setValue('source', IN_CFDI.includes(target.value) ? 'SAT, catCFDI 4.0' : DEFAULTS.source);
  };
  return (
    <SelectInput source="catalog" choices={CATALOGS} validate={required()} onChange={choose} />
  );
}

/** The catalogs that are in catCFDI; the others are in catCartaPorte. */
const IN_CFDI = ['units', 'postalCodes'];

const DEFAULTS = { catalog: 'products', source: 'SAT, catCartaPorte 3.1', existing: 'update' };
