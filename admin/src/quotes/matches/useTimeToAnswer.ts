import { useTranslate } from 'react-admin';

/** Writes the minutes that carriers have to answer: in hours from two on. */
export function useTimeToAnswer(): (minutes: number) => string {
  const translate = useTranslate();
  return (minutes) =>
    minutes < 120
      ? translate('quotes.invite.inMinutes', { minutes })
      : translate('quotes.invite.inHours', { hours: minutes / 60 });
}
