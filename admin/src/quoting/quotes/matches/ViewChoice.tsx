import { Box, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MatchView } from './useMatches.ts';

interface ViewChoiceProps {
  view: MatchView;
  /** Whether no carrier is shown. */
  isEmpty: boolean;
  onChange: (view: MatchView) => void;
}

/** Which carriers come first, and whether only those that can be assigned the load are shown. */
export function ViewChoice({ view, isEmpty, onChange }: ViewChoiceProps) {
  const translate = useTranslate();
  return (
    <>
      <Box sx={ROW}>
        <TextField
          select
          size="small"
          label={translate('quotes.matches.order')}
          value={view.first}
          onChange={({ target }) =>
            onChange({ ...view, first: target.value as MatchView['first'] })
          }
          sx={{ minWidth: 200 }}
        >
          {FIRST.map((first) => (
            <MenuItem key={first} value={first}>
              {translate(`quotes.matches.first.${first}`)}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={view.assignable}
              onChange={({ target }) => onChange({ ...view, assignable: target.checked })}
            />
          }
          label={translate('quotes.matches.assignable')}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      </Box>
      <Typography role="status" variant="body2" color="text.secondary">
        {isEmpty && view.assignable && translate('quotes.matches.noneAssignable')}
      </Typography>
    </>
  );
}

const FIRST = ['own', 'best'] as const;
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  mt: 1,
  mb: 0.5,
};
