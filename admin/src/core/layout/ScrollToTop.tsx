import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { Fab, useScrollTrigger, Zoom } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The button that scrolls a long page to the top. */
export function ScrollToTop() {
  const translate = useTranslate();
  const isFarDown = useScrollTrigger({ disableHysteresis: true, threshold: 400 });
  return (
    <Zoom in={isFarDown} unmountOnExit>
      <Fab
        size="small"
        aria-label={translate('anden.top.toTop')}
        onClick={() => window.scrollTo({ top: 0 })}
        sx={{ position: 'fixed', right: 20, bottom: 20, displayPrint: 'none' }}
      >
        <KeyboardArrowUp />
      </Fab>
    </Zoom>
  );
}
