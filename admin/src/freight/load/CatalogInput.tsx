import { type RaRecord, ReferenceInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { field } from '../../core/contract/field.ts';
import { FoundChoiceInput } from '../../core/inputs/FoundChoiceInput.tsx';
import { localName } from '../../core/format/localName.ts';

interface CatalogInputProps {
  source: 'equipmentId' | 'comodityId';
  reference: string;
  label?: string;
}

/**
 * An autocomplete for an entry of a catalog, by its name in the interface's language. A hazardous commodity sets the
 * load's hazmat flag.
 */
export function CatalogInput({ source, reference, label }: CatalogInputProps) {
  const { setValue } = useFormContext();
  const markHazmat = (record: RaRecord | '' | undefined) => {
    if (record && record.hazmat) setValue('hazmat', true, { shouldDirty: true });
  };
  return (
    <ReferenceInput source={source} reference={reference} perPage={100} sort={BY_CODE}>
      <FoundChoiceInput
        {...field('QuoteInput', source)}
        {...(label && { label })}
        optionText={nameText}
        onChange={(_, record) => markHazmat(record as RaRecord | '')}
      />
    </ReferenceInput>
  );
}

function nameText(record: RaRecord): string {
  return localName(record);
}

const BY_CODE = { field: 'code', order: 'ASC' } as const;
