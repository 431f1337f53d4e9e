import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { cityOf } from '../../freight/places/useTimeZones.ts';
import { Section } from '../../core/pages/Section.tsx';
import { CalendarDialog } from './CalendarDialog.tsx';
import { type Company, WEEKDAYS } from './company.ts';

/** The company's working hours, time zone and holidays, with a link to change them for users who may. */
export function CalendarSection() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const company = useRecordContext<Company>();
  if (!company) return null;
  const { calendar, can } = company;
  const mayChange = can?.includes('setCalendar');
  return (
    <Section
      title="companies.calendar.title"
      aside={
        mayChange && (
          <Button onClick={() => setOpen(true)}>{translate('companies.calendar.change')}</Button>
        )
      }
    >
      {calendar ? <Hours calendar={calendar} /> : translate('companies.calendar.none')}
      {isOpen && <CalendarDialog company={company} onClose={() => setOpen(false)} />}
    </Section>
  );
}

type Calendar = NonNullable<Company['calendar']>;

function Hours({ calendar: { hours, holidays, timeZone } }: { calendar: Calendar }) {
  const translate = useTranslate();
  const days = WEEKDAYS.filter((day) => hours[day]);
  const text = (day: (typeof WEEKDAYS)[number]) =>
    `${translate(`companies.hours.${day}`)} ${hours[day]?.from}–${hours[day]?.to}`;
  const countries = holidays.map((country) => translate(`anden.country.${country}`)).join(', ');
  return (
    <>
      <Typography>
        {days.length > 0 ? days.map(text).join(' · ') : translate('companies.calendar.anyHour')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('companies.calendar.zone', { city: cityOf(timeZone) })}{' '}
        {countries
          ? translate('companies.calendar.observed', { countries })
          : translate('companies.calendar.noneObserved')}
      </Typography>
    </>
  );
}
