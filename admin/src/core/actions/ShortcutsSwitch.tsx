import { FormControlLabel, Switch } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useShortcutsChoice } from './useShortcuts.ts';

/** Turns the keys of one press on and off, where there is a keyboard. */
export function ShortcutsSwitch() {
  const translate = useTranslate();
  const [isOn, setOn] = useShortcutsChoice();
  return (
    <FormControlLabel
      control={<Switch size="small" checked={isOn} onChange={(_, checked) => setOn(checked)} />}
      label={translate('anden.action.shortcuts')}
      slotProps={{ typography: { variant: 'body2', color: 'text.secondary' } }}
      sx={{ ml: 0, gap: 1, '@media (hover: none)': { display: 'none' } }}
    />
  );
}
