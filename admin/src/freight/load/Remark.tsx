import { Box } from '@mui/material';

/** A comment, set apart from the facts. Renders nothing without a text. */
export function Remark({ children }: { children?: string | null }) {
  if (!children) return null;
  return (
    <Box component="blockquote" sx={REMARK}>
      {children}
    </Box>
  );
}

const REMARK = {
  m: 0,
  px: 1.5,
  py: 1,
  borderLeft: 3,
  borderColor: 'divider',
  bgcolor: 'background.default',
  borderRadius: '0 8px 8px 0',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
