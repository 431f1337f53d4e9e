import { Box, Typography } from '@mui/material';
import { Link } from 'react-admin';
import mark from './mark.svg';

/** The product's logo and name as a link to the start page. */
export function Brand() {
  return (
    <Box
      component={Link}
      to="/admin"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        height: 64,
        px: 1,
        color: 'text.primary',
        textDecoration: 'none',
      }}
    >
      <Box component="img" src={mark} alt="" sx={{ width: 30, height: 30 }} />
      <Typography component="span" sx={{ fontSize: 20, fontWeight: 700, letterSpacing: '-0.02em' }}>
        Andén
      </Typography>
    </Box>
  );
}
