import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useThemeChoice } from './useThemeChoice.ts';

/** The button that switches between the light and the dark theme. */
export function ThemeToggle() {
  const { isDark, label, toggle } = useThemeChoice();
  return (
    <Tooltip title={label}>
      <IconButton onClick={toggle} aria-label={label}>
        {isDark ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
