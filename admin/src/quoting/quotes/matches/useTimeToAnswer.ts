import { useTranslate } from 'react-admin';

/** Returns a function that writes minutes to answer as text, from two hours on in hours. */
export function useTimeToAnswer(): (minutes: number) => string {
  const translate = useTranslate();
  return (minutes) =>
    minutes < 120
      ? translate('quotes.invite.inMinutes', { minutes })
      : translate('quotes.invite.inHours', { hours: minutes / 60 });
}
