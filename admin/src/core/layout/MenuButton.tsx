import Close from '@mui/icons-material/Close';
import Menu from '@mui/icons-material/Menu';
import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Opens the drawer with a menu icon and closes it with an X. */
export function MenuButton({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  const translate = useTranslate();
  return (
    <IconButton
      onClick={onClick}
      aria-expanded={isOpen}
      aria-label={translate(isOpen ? 'ra.action.close_menu' : 'ra.action.open_menu')}
    >
      {isOpen ? <Close /> : <Menu />}
    </IconButton>
  );
}
