import { Box, Typography } from '@mui/material';
import { AutocompleteInput, CheckboxGroupInput, useTranslate } from 'react-admin';
import { choices, field } from '../../core/contract/field.ts';
import { TimeInput } from '../../core/inputs/TimeInput.tsx';
import { cityOf, useTimeZones } from '../../freight/places/useTimeZones.ts';
import { type Company, WEEKDAYS } from './company.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

type Calendar = NonNullable<Company['calendar']>;

/** The dialog that changes a company's working hours, time zone and holidays. */
export function CalendarDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const translate = useTranslate();
  const { all, zoneOf, isPending } = useTimeZones();
  const { address, calendar } = company;
  const timeZone = (address && zoneOf(address.state)) || 'America/Mexico_City';
  if (isPending) return null;
  return (
    <SettingsDialog
      part="calendar"
      record={calendar ?? { ...START, timeZone }}
      send={withoutEmptyDays}
      company={company}
      onClose={onClose}
    >
      <AutocompleteInput
        {...field('CompanyCalendar', 'timeZone')}
        label="companies.calendar.fields.timeZone"
        choices={all.map((zone) => ({ id: zone, name: cityOf(zone) }))}
        translateChoice={false}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate('companies.calendar.hint')}
      </Typography>
      {WEEKDAYS.map((day) => (
        <DayInputs key={day} day={day} />
      ))}
      <CheckboxGroupInput
        source="holidays"
        label="companies.calendar.fields.holidays"
        choices={choices('CompanyCalendar', 'holidays', 'anden.country')}
      />
    </SettingsDialog>
  );
}

function DayInputs({ day }: { day: (typeof WEEKDAYS)[number] }) {
  const translate = useTranslate();
  const name = translate(`companies.hours.${day}`);
  const label = (end: string) => translate(`companies.calendar.fields.${end}`, { day: name });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1.5 }}>
      <TimeInput source={`hours.${day}.from`} label={label('from')} />
      <TimeInput source={`hours.${day}.to`} label={label('to')} />
    </Box>
  );
}

function withoutEmptyDays(values: object): Calendar {
  const { timeZone, hours, holidays } = values as Calendar;
  const worked = Object.entries(hours).filter(([, day]) => day?.from || day?.to);
  return { timeZone, holidays, hours: Object.fromEntries(worked) };
}

const DAY = { from: '09:00', to: '18:00' };
const START = {
  hours: Object.fromEntries(WEEKDAYS.slice(0, 5).map((day) => [day, DAY])),
  holidays: ['MX'],
};
