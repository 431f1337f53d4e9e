import { BooleanInput, type RaRecord, ReferenceInput, SelectInput } from 'react-admin';
import { choices, field } from '../../../../core/contract/field.ts';
import { localName } from '../../../../core/format/localName.ts';
import { SELDOM } from '../../../../core/form/goOn.ts';
import { DecimalInput } from '../../../../core/inputs/DecimalInput.tsx';
import { FoundChoiceInput } from '../../../../core/inputs/FoundChoiceInput.tsx';
import type { LegKind } from '../legOrder.ts';

/** The inputs of a leg besides its hand-over: equipment, currency and target rate; of a transfer also CTPAT. */
export function LegInputs({ kind, prefix }: { kind: LegKind; prefix: string }) {
  return (
    <>
      <ReferenceInput
        source={`${prefix}equipmentId`}
        reference="catalogs/equipments"
        perPage={100}
        sort={BY_CODE}
      >
        <FoundChoiceInput
          label="resources.quotes.fields.equipmentId"
          helperText="quotes.legs.equipmentHelp"
          optionText={(record: RaRecord) => localName(record)}
          parse={(id: string) => id || null}
          {...SELDOM}
        />
      </ReferenceInput>
      <SelectInput
        {...field('QuoteLegInput', 'currency', prefix)}
        label="resources.quotes.fields.currency"
        choices={choices('QuoteLegInput', 'currency', 'anden.currency')}
      />
      <DecimalInput
        {...field('QuoteLegInput', 'targetRate', prefix)}
        {...SELDOM}
        label="resources.quotes.fields.targetRate"
        helperText="anden.withoutTax"
      />
      {kind === 'transfer' && (
        <BooleanInput source={`${prefix}ctpat`} label="resources.quotes.fields.ctpat" />
      )}
    </>
  );
}

const BY_CODE = { field: 'code', order: 'ASC' } as const;
