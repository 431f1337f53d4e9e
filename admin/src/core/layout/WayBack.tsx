import ChevronLeft from '@mui/icons-material/ChevronLeft';
import { Box, IconButton, Link as MuiLink } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { AS_LEFT } from '../navigation/asLeft.ts';
import { useListAbove } from '../navigation/useListAbove.ts';
import { useIsNarrow } from '../theme/useIsNarrow.ts';

/** The way from a record or a form to its list as it was left: its name above the title, on a phone an arrow before it. */
export function WayBack() {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const list = useListAbove();
  if (!list) return null;
  const label = translate('anden.top.backTo', { name: list.name });
  const link = { component: Link, to: list.address, state: AS_LEFT };
  return (
    <Box component="nav" aria-label={translate('anden.top.wayBack')}>
      {isNarrow ? (
        <IconButton {...link} aria-label={label} edge="start">
          <ChevronLeft />
        </IconButton>
      ) : (
        <MuiLink {...link} variant="caption" underline="hover" sx={LINK}>
          <ChevronLeft fontSize="inherit" />
          {list.name}
        </MuiLink>
      )}
    </Box>
  );
}

const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.25,
  minHeight: 24,
  ml: -0.25,
  fontWeight: 600,
  color: 'text.secondary',
};
