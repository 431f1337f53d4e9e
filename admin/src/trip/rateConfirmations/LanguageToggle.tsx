import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LANGUAGES } from '../../core/i18n/languages.ts';
import type { Document } from './readDocument.ts';

interface LanguageToggleProps {
  value: Document['language'];
  onChange: (language: Document['language']) => void;
}

/** The language of a document, independent of that of the interface. */
export function LanguageToggle({ value, onChange }: LanguageToggleProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_, chosen: Document['language'] | null) => chosen && onChange(chosen)}
      aria-label={translate('rateConfirmations.language')}
    >
      {LANGUAGES.map(({ locale, name }) => (
        <ToggleButton key={locale} value={locale} title={name} sx={BUTTON}>
          {locale.toUpperCase()}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const BUTTON = { px: 1.25, minHeight: 36, lineHeight: 1 };
