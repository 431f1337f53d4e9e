import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { HttpError, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { KeptForm } from '../core/form/KeptForm.tsx';
import { SubmitButton } from '../core/form/SubmitButton.tsx';
import { ChoiceInput } from '../core/inputs/ChoiceInput.tsx';
import { field } from '../core/contract/field.ts';
import { DecimalInput } from '../core/inputs/DecimalInput.tsx';
import type { Problem } from '../core/data/problem.ts';
import { http } from '../core/data/http.ts';
import { useMoneyFormat } from '../core/format/useMoneyFormat.ts';
import { Section } from '../core/pages/Section.tsx';
import type { Company } from './company.ts';

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
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const title = useId();
  const save = async (fuel: object) => {
    try {
      const body = JSON.stringify(fuel);
      await http(`/api/companies/${company.id}/fuel`, { method: 'PATCH', body });
      notify('resources.companies.notifications.updated', { type: 'success' });
      refresh();
      onClose();
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError;
      notify(message, { type: 'error' });
      return (body as Problem).errors;
    }
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={title}>
      <KeptForm
        place={`companies/${company.id} fuel`}
        record={company.fuel ?? START}
        onSubmit={save}
        sanitizeEmptyValues={false}
      >
        <DialogTitle id={title}>{translate('companies.fuel.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid' }}>
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
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('anden.action.cancel')}</Button>
          <SubmitButton alwaysEnable />
        </DialogActions>
      </KeptForm>
    </Dialog>
  );
}

const START = { country: 'MX', unit: 'l', currency: 'MXN' };

function choice(source: string) {
  return { of: 'FuelSettings', source, label: `companies.fuel.fields.${source}` };
}
