import { inWords, labelAt } from '#clashes';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useIsNarrow } from '../../core/theme/useIsNarrow.ts';
import type { Part } from './useCartaPorte.ts';
import type { Conflict } from './useTyped.ts';

/** Asks whose values stay where two people have changed the same fields of a part; nothing typed is lost meanwhile. */
export function PartConflict({ savedBy, clashes, answer, part }: Conflict & { part: Part }) {
  const translate = useTranslate();
  const id = useId();
  const isNarrow = useIsNarrow();
  const who = savedBy ?? translate('cartaPorte.conflict.byLink');
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isNarrow} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('cartaPorte.conflict.title', { who })}</DialogTitle>
      <DialogContent dividers>
        <Typography sx={{ mb: 1 }}>{translate('cartaPorte.conflict.text')}</Typography>
        {clashes.map(({ path, mine, theirs }) => (
          <Box key={path} sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {labelAt(part.sections, path)}
            </Typography>
            <Typography variant="body2">
              {translate('cartaPorte.conflict.theirs')}: {inWords(theirs)}
            </Typography>
            <Typography variant="body2">
              {translate('cartaPorte.conflict.mine')}: {inWords(mine)}
            </Typography>
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => answer('theirs')}>
          {translate('cartaPorte.conflict.takeTheirs')}
        </Button>
        <Button variant="contained" onClick={() => answer('mine')}>
          {translate('cartaPorte.conflict.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
