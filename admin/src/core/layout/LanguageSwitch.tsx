import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { LANGUAGES } from '../i18n/languages.ts';

/** ES or EN; the choice is kept. */
export function LanguageSwitch() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={locale}
      onChange={(_, chosen: string | null) => chosen && setLocale(chosen)}
      aria-label={translate('anden.top.language')}
    >
      {LANGUAGES.map(({ locale: value, name }) => (
        <ToggleButton key={value} value={value} aria-label={name} sx={BUTTON}>
          {value.toUpperCase()}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const BUTTON = { px: 1, py: 0.25, minHeight: 32, fontSize: 13, lineHeight: 1 };
