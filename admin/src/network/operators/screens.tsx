import { DataTable, SelectInput, TextField, TextInput } from 'react-admin';
import { choices, field } from '../../core/contract/field.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { PhoneField } from '../../core/fields/PhoneField.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { FormSection } from '../../core/pages/FormSection.tsx';
import { Section } from '../../core/pages/Section.tsx';
import { keptScreens } from '../../freight/kept/keptScreens.tsx';
import { CarrierFact, DateFact } from '../../freight/kept/KeptShow.tsx';
import { PhoneInput } from '../../core/inputs/PhoneInput.tsx';
import { DateInput } from '../../core/inputs/DateInput.tsx';

const LICENCE_TYPES = 'operators.licenceType';
const at = (name: string) => field('OperatorInput', name);

/** The screens of drivers, whose own fields are the license and what the border asks for. */
export const screens = keptScreens({
  name: 'operators',
  schema: 'OperatorInput',
  inputs: (
    <>
      <FormSection title="operators.section.driver">
        <TextInput {...at('name')} autoComplete="off" />
        <PhoneInput {...at('phone')} />
        <TextInput {...at('rfc')} autoCapitalize="characters" autoComplete="off" />
        <TextInput {...at('foreignTaxId')} autoComplete="off" />
        <ChoiceInput of="OperatorInput" source="taxCountry" words="anden.country" />
      </FormSection>
      <FormSection title="operators.section.licence">
        <TextInput {...at('licenceNumber')} autoCapitalize="characters" autoComplete="off" />
        <ChoiceInput of="OperatorInput" source="licenceType" words={LICENCE_TYPES} />
        <DateInput {...at('licenceEndsOn')} />
      </FormSection>
      <FormSection title="operators.section.border">
        <TextInput {...at('badgeNumber')} autoComplete="off" />
        <DateInput {...at('badgeEndsOn')} />
        <TextInput {...at('fastNumber')} autoComplete="off" />
        <DateInput {...at('fastEndsOn')} />
      </FormSection>
    </>
  ),
  filters: [
    <SelectInput
      key="licenceType"
      source="licenceType"
      choices={choices('OperatorInput', 'licenceType', LICENCE_TYPES)}
    />,
  ],
  columns: [
    <DataTable.Col key="licenceNumber" source="licenceNumber" disableSort />,
    <DataTable.Col key="licenceType" source="licenceType" disableSort>
      <WordField source="licenceType" of={LICENCE_TYPES} />
    </DataTable.Col>,
    <DataTable.Col key="licenceEndsOn" source="licenceEndsOn" field={DateField} />,
    <DataTable.Col key="fastEndsOn" source="fastEndsOn" field={DateField} />,
    <DataTable.Col key="phone" source="phone" disableSort field={PhoneField} />,
  ],
  hiddenColumns: ['phone', 'fastEndsOn'],
  detail: (
    <>
      <TextField source="licenceNumber" />
      <DateField source="licenceEndsOn" />
    </>
  ),
  sections: (
    <>
      <Section title="operators.section.driver">
        <Facts>
          <Fact source="phone">
            <PhoneField source="phone" />
          </Fact>
          <Fact source="rfc" />
          <Fact source="foreignTaxId" />
          <CarrierFact />
        </Facts>
      </Section>
      <Section title="operators.section.licence">
        <Facts>
          <Fact source="licenceNumber" />
          <Fact source="licenceType">
            <WordField source="licenceType" of={LICENCE_TYPES} />
          </Fact>
          <DateFact source="licenceEndsOn" />
          <Fact source="badgeNumber" />
          <DateFact source="badgeEndsOn" />
          <Fact source="fastNumber" />
          <DateFact source="fastEndsOn" />
        </Facts>
      </Section>
    </>
  ),
});
