import { type Locale, localeFrom } from '#languages';
import { Popover, Stack } from '@mui/material';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { esES } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { es } from 'date-fns/locale/es';
import { useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { dayFromNow } from '../../data/serverClock.ts';
import { localDay } from '../../format/localDay.ts';
import type { Kind } from './read.ts';

interface PickerProps {
  kind: Kind;
  value: string;
  /** The first and last day to choose. */
  first: string | undefined;
  last: string | undefined;
  /** The input below which it opens. */
  anchor: Element | null;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** A calendar, a list of half hours, or both side by side; closes once the value is whole. */
export function WhenPicker({ isOpen, ...props }: PickerProps & { isOpen: boolean }) {
  return isOpen && <OpenPicker {...props} />;
}

function OpenPicker(props: PickerProps) {
  const { kind, value, first, last, anchor, onChoose, onClose } = props;
  const translate = useTranslate();
  const locale = localeFrom(useLocale());
  const [day, setDay] = useState(kind === 'time' ? '' : value.slice(0, 10));
  // The calendar goes back to its day whenever it is given another object.
  const date = useMemo(() => dateOf(day), [day]);
  const time = kind === 'time' ? value : value.slice(11, 16);
  const finish = (newValue: string) => {
    onChoose(newValue);
    onClose();
  };
  const chooseDay = (newDay: string) => {
    if (kind === 'day') return finish(newDay);
    setDay(newDay);
    if (time) onChoose(`${newDay}T${time}`);
  };
  const chooseTime = (newTime: string) =>
    finish(kind === 'time' ? newTime : `${day || dayFromNow()}T${newTime}`);
  const label = translate(kind === 'time' ? 'anden.when.clock' : 'anden.when.calendar');
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      // The keys are not those of the form around.
      onKeyDown={(event) => event.stopPropagation()}
      slotProps={{ paper: { 'aria-label': label, sx: PAPER, role: 'dialog' } }}
    >
      <LocalizationProvider dateAdapter={AdapterDateFns} {...CALENDARS[locale]}>
        <Stack direction={{ xs: 'column', sm: 'row' }}>
          {kind !== 'time' && (
            <DateCalendar
              autoFocus
              sx={{ flexShrink: 0 }}
              value={date}
              referenceDate={date ?? dateOf(dayFromNow())!}
              minDate={dateOf(first) ?? FIRST}
              maxDate={dateOf(last) ?? LAST}
              onChange={(newDate: Date | null, state) =>
                newDate && state === 'finish' && chooseDay(localDay(newDate))
              }
            />
          )}
          {kind !== 'day' && (
            <DigitalClock
              autoFocus={kind === 'time'}
              ampm={false}
              value={time ? new Date(`2026-01-15T${time}`) : null}
              onChange={(newTime: Date | null) =>
                newTime && chooseTime(newTime.toTimeString().slice(0, 5))
              }
              sx={CLOCK}
            />
          )}
        </Stack>
      </LocalizationProvider>
    </Popover>
  );
}

/** Noon, which every zone has on every day. */
function dateOf(day: string | undefined): Date | null {
  return day ? new Date(`${day}T12:00`) : null;
}

/** Spanish with weeks from Sunday on, as in Mexico. */
const SPANISH = { ...es, options: { ...es.options, weekStartsOn: 0 as const } };
const { localeText } = esES.components.MuiLocalizationProvider.defaultProps;
/** The calendar's language; English is its own. */
const CALENDARS: Record<Locale, object> = {
  es: { adapterLocale: SPANISH, localeText },
  en: {},
};
const FIRST = new Date('1900-01-01T00:00');
const LAST = new Date('2199-12-31T23:59');
const PAPER = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  mt: 0.5,
  maxWidth: '100%',
};
const CLOCK = { maxHeight: { xs: 150, sm: 334 }, width: { sm: 112 }, flexShrink: 0, px: 1 };
