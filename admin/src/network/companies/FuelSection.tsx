import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';
import { Section } from '../../core/pages/Section.tsx';
import type { Company } from './company.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

/** The parameters of the company's fuel surcharge, with a link to change them for users who may. */
export function FuelSection() {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const [isOpen, setOpen] = useState(false);
  const company = useRecordContext<Company>();
  if (!company || company.type === 'shipper') return null;
  const { fuel, can } = company;
  return (
    <Section
      title="companies.fuel.title"
      aside={
        can?.includes('setFuel') && (
          <Button onClick={() => setOpen(true)}>{translate('companies.fuel.change')}</Button>
        )
      }
    >
      <Typography>
        {fuel
          ? translate('companies.fuel.text', {
              base: money(fuel.basePrice, fuel.currency),
              unit: translate(`companies.fuel.per.${fuel.unit}`),
              consumption: `${fuel.consumption} ${fuel.unit === 'gal' ? 'mpg' : 'km/l'}`,
              country: translate(`anden.country.${fuel.country}`),
            })
          : translate('companies.fuel.none')}
      </Typography>
      {isOpen && <FuelDialog company={company} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function FuelDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  return (
    <SettingsDialog part="fuel" record={company.fuel ?? START} company={company} onClose={onClose}>
      <ChoiceInput {...choice('country')} words="anden.country" />
      <ChoiceInput {...choice('unit')} words="companies.fuel.units" />
      <ChoiceInput {...choice('currency')} words="anden.currency" />
      <DecimalInput
        {...field('FuelSettings', 'basePrice')}
        label="companies.fuel.fields.basePrice"
      />
      <DecimalInput
        {...field('FuelSettings', 'consumption')}
        label="companies.fuel.fields.consumption"
      />
    </SettingsDialog>
  );
}

const START = { country: 'MX', unit: 'l', currency: 'MXN' };

function choice(source: string) {
  return { of: 'FuelSettings', source, label: `companies.fuel.fields.${source}` };
}
