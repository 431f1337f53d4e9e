import HelpOutline from '@mui/icons-material/HelpOutline';
import { IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useHelp } from './HelpProvider.tsx';

/** Opens the contact dialog from the top bar. */
export function HelpButton() {
  const translate = useTranslate();
  const help = useHelp();
  return (
    <Tooltip title={translate('anden.help.open')}>
      <IconButton onClick={help.open} aria-label={translate('anden.help.open')}>
        <HelpOutline fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
