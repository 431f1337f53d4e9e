import { Chip, Stack } from '@mui/material';
import { useFieldValue } from 'react-admin';

/** A list of texts as chips. */
export function ChipsField({ source }: { source: string; label?: string }) {
  const words = (useFieldValue({ source }) as string[] | null | undefined) ?? [];
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, pt: 0.5 }}>
      {words.map((word) => (
        <Chip key={word} size="small" label={word} />
      ))}
    </Stack>
  );
}
