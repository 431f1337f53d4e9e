import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** A link that skips the navigation; the first focusable element, visible while it has the focus. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Button
      variant="contained"
      onClick={() => document.getElementById('main-content')?.focus()}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {translate('ra.navigation.skip_nav')}
    </Button>
  );
}
