import { useEffect } from 'react';
import { required, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

const CARTA_PORTE = 'SAT, catCartaPorte 3.1';
const CFDI = 'SAT, catCFDI 4.0';
/** The catalogs that SAT publishes with those of the CFDI. */
const OF_CFDI = ['units', 'postalCodes'];

/** The file that a catalog comes from: the one that SAT publishes it in, unless something else is typed. */
export function SourceInput() {
  const { getValues, setValue } = useFormContext();
  const catalog = useWatch({ name: 'catalog' }) as string;
  useEffect(() => {
    const isTyped = ![CARTA_PORTE, CFDI].includes(getValues('source') as string);
    if (!isTyped) setValue('source', sourceOf(catalog));
  }, [catalog, getValues, setValue]);
  return (
    <TextInput
      source="source"
      defaultValue={CARTA_PORTE}
      validate={required()}
      helperText="satKeys.sourceHelp"
    />
  );
}

function sourceOf(catalog: string): string {
  return OF_CFDI.includes(catalog) ? CFDI : CARTA_PORTE;
}
