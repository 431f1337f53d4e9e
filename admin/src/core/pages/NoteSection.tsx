import { Typography } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { Section } from './Section.tsx';

/** A comment of the record on a card of its own. Renders nothing without a text. */
export function NoteSection({ source, title }: { source: string; title: string }) {
  const text = useFieldValue({ source }) as string | null | undefined;
  if (!text) return null;
  return (
    <Section title={title}>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Section>
  );
}
