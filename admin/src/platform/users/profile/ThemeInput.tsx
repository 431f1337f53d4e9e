import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useThemeChoice } from '../../../core/theme/useThemeChoice.ts';

/** The input for the theme, which is stored in this browser at once and not saved with the form. */
export function ThemeInput() {
  const translate = useTranslate();
  const { isDark, toggle } = useThemeChoice();
  const chosen = isDark ? 'dark' : 'light';
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={chosen}
      onChange={(_, theme: string | null) => theme && theme !== chosen && toggle()}
      aria-label={translate('users.profile.theme')}
    >
      {['light', 'dark'].map((theme) => (
        <ToggleButton key={theme} value={theme} sx={{ px: 2, minHeight: 40 }}>
          {translate(`users.profile.${theme}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
