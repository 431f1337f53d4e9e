import HelpOutline from '@mui/icons-material/HelpOutline';
import { useTranslate } from 'react-admin';
import { ActionItem } from './ActionItem.tsx';
import { useHelp } from '../layout/HelpProvider.tsx';

/** Opens the contact dialog from the side navigation. */
export function HelpItem() {
  const translate = useTranslate();
  const help = useHelp();
  return (
    <ActionItem
      icon={<HelpOutline fontSize="small" />}
      label={translate('anden.help.open')}
      onClick={help.open}
    />
  );
}
