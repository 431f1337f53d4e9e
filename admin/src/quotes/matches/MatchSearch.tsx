import Search from '@mui/icons-material/Search';
import { InputAdornment, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface MatchSearchProps {
  text: string;
  /** Whether the text finds no carrier. */
  isEmpty: boolean;
  onChange: (text: string) => void;
}

/** Finds carriers among those that cover the quote, by name, SCAC, CAAT or RFC. */
export function MatchSearch({ text, isEmpty, onChange }: MatchSearchProps) {
  const translate = useTranslate();
  return (
    <>
      <TextField
        type="search"
        size="small"
        fullWidth
        label={translate('quotes.matches.search')}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST }, input: { startAdornment: ICON } }}
        sx={{ maxWidth: { sm: 360 }, mt: 1, mb: 1 }}
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {isEmpty && translate('quotes.matches.noneFound', { text: text.trim() })}
      </Typography>
    </>
  );
}

const LONGEST = 100;
const ICON = (
  <InputAdornment position="start">
    <Search fontSize="small" />
  </InputAdornment>
);
