import { NativeSelect, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { LANGUAGES } from '../i18n/languages.ts';
import { useIsNarrow } from '../theme/useIsNarrow.ts';

/** Switches between Spanish and English; the choice is stored. */
export function LanguageSwitch() {
  return useIsNarrow() ? <ShortSwitch /> : <WideSwitch />;
}

function WideSwitch() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={locale}
      onChange={(_, newLocale: string | null) => newLocale && setLocale(newLocale)}
      aria-label={translate('anden.top.language')}
    >
      {LANGUAGES.map(({ locale: value, name }) => (
        <ToggleButton key={value} value={value} title={name} sx={BUTTON}>
          {value.toUpperCase()}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function ShortSwitch() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  return (
    <NativeSelect
      disableUnderline
      value={locale}
      onChange={({ target }) => setLocale(target.value)}
      inputProps={{ 'aria-label': translate('anden.top.language') }}
      sx={{ fontSize: 14, fontWeight: 600, '& .MuiNativeSelect-select': { pl: 0.75, py: 1 } }}
    >
      {LANGUAGES.map(({ locale: value }) => (
        <option key={value} value={value}>
          {value.toUpperCase()}
        </option>
      ))}
    </NativeSelect>
  );
}

const BUTTON = { px: 1, py: 0.25, minHeight: 32, fontSize: 13, lineHeight: 1 };
