import { DataTable, NumberField, SelectArrayInput, TextField, TextInput } from 'react-admin';
import { choices, field } from '../../core/contract/field.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { WholeNumberInput } from '../../core/inputs/WholeNumberInput.tsx';
import { FormSection } from '../../core/pages/FormSection.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { DateInput } from '../../core/inputs/DateInput.tsx';
import { keptScreens } from '../../freight/kept/keptScreens.tsx';
import { CarrierFact, DateFact } from '../../freight/kept/KeptShow.tsx';
import { StateInput } from '../../freight/places/StateInput.tsx';
import { KindInputs } from './KindInputs.tsx';

const KINDS = 'vehicles.kind';
const PLAIN = { useGrouping: false };
const at = (name: string) => field('VehicleInput', name);

/** The screens of vehicles, whose own fields are number, plates, what Carta Porte asks for, and papers with their ends. */
export const screens = keptScreens({
  name: 'vehicles',
  schema: 'VehicleInput',
  start: { kind: 'unit' },
  inputs: (
    <>
      <FormSection title="vehicles.section.vehicle" hint="vehicles.section.vehicleHint">
        <ChoiceInput of="VehicleInput" source="kind" words={KINDS} />
        <TextInput {...at('name')} />
        <TextInput {...at('plates')} autoCapitalize="characters" autoComplete="off" />
        <StateInput {...at('platesState')} />
        <WholeNumberInput {...at('year')} />
        <KindInputs />
      </FormSection>
      <FormSection title="vehicles.section.papers">
        <TextInput {...at('insurer')} />
        <TextInput {...at('policyNumber')} />
        <DateInput {...at('insuranceEndsOn')} />
        <DateInput {...at('inspectionEndsOn')} />
        <TextInput {...at('permitType')} autoCapitalize="characters" autoComplete="off" />
        <TextInput {...at('permitNumber')} />
        <DateInput {...at('permitEndsOn')} />
      </FormSection>
      <FormSection title="vehicles.section.policies" hint="vehicles.section.policiesHint">
        <TextInput {...at('cargoInsurer')} />
        <TextInput {...at('cargoPolicy')} />
        <TextInput {...at('environmentInsurer')} />
        <TextInput {...at('environmentPolicy')} />
      </FormSection>
    </>
  ),
  filters: [
    <SelectArrayInput key="kind" source="kind" choices={choices('VehicleInput', 'kind', KINDS)} />,
  ],
  columns: [
    <DataTable.Col key="plates" source="plates" />,
    <DataTable.Col key="kind" source="kind" disableSort>
      <WordField source="kind" of={KINDS} />
    </DataTable.Col>,
    <DataTable.Col key="insuranceEndsOn" source="insuranceEndsOn" field={DateField} />,
    <DataTable.Col key="inspectionEndsOn" source="inspectionEndsOn" field={DateField} />,
    <DataTable.Col key="year" source="year" disableSort />,
    <DataTable.Col key="policyNumber" source="policyNumber" disableSort />,
  ],
  hiddenColumns: ['year', 'policyNumber'],
  detail: (
    <>
      <TextField source="plates" />
      <WordField source="kind" of={KINDS} />
    </>
  ),
  sections: (
    <>
      <Section title="vehicles.section.vehicle">
        <Facts>
          <Fact source="plates" />
          <Fact source="kind">
            <WordField source="kind" of={KINDS} />
          </Fact>
          <Fact source="year">
            <NumberField source="year" options={PLAIN} />
          </Fact>
          <Fact source="configuration" />
          <Fact source="trailerType" />
          <Fact source="grossWeight" />
          <CarrierFact />
        </Facts>
      </Section>
      <Section title="vehicles.section.papers">
        <Facts>
          <Fact source="insurer" />
          <Fact source="policyNumber" />
          <DateFact source="insuranceEndsOn" />
          <DateFact source="inspectionEndsOn" />
          <Fact source="permitType" />
          <Fact source="permitNumber" />
          <DateFact source="permitEndsOn" />
          <Fact source="cargoPolicy" />
          <Fact source="environmentPolicy" />
        </Facts>
      </Section>
    </>
  ),
});
