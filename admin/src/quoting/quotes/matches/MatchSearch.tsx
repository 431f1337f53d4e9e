import Search from '@mui/icons-material/Search';
import { InputAdornment, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useDebouncedEvent, useTranslate } from 'react-admin';

interface MatchSearchProps {
  /** The text that was searched last, if it finds no carrier. */
  notFound: string | undefined;
  /** Called with the text after a pause. */
  onSearch: (text: string) => void;
}

/** Finds carriers among those that cover the quote, by name, SCAC, CAAT or RFC. */
export function MatchSearch({ notFound, onSearch }: MatchSearchProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const search = useDebouncedEvent(onSearch, PAUSE);
  const change = (typed: string) => {
    setText(typed);
    search(typed.trim());
  };
  return (
    <>
      <TextField
        type="search"
        size="small"
        fullWidth
        label={translate('quotes.matches.search')}
        value={text}
        onChange={({ target }) => change(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST }, input: { startAdornment: ICON } }}
        sx={{ maxWidth: { sm: 360 }, mt: 1, mb: 1 }}
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {notFound && translate('quotes.matches.noneFound', { text: notFound })}
      </Typography>
    </>
  );
}

const LONGEST = 100;
/** Milliseconds after the last keystroke until a text is searched. */
const PAUSE = 300;
const ICON = (
  <InputAdornment position="start">
    <Search fontSize="small" />
  </InputAdornment>
);
