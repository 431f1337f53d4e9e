import { Box, Link, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Draft } from './drafts.ts';

interface RecoveredNoteProps {
  recovered: Draft | undefined;
  discard: () => void;
}

/** Says that a draft was typed again, and offers to throw it away; also when the record was changed meanwhile. */
export function RecoveredNote({ recovered, discard }: RecoveredNoteProps) {
  const translate = useTranslate();
  const version = useRecordContext()?.version as number | undefined;
  if (!recovered) return null;
  const isOutdated = recovered.version !== undefined && recovered.version !== version;
  return (
    <Box role="status" sx={LINE}>
      <Typography variant="body2" component="span">
        {translate(isOutdated ? 'anden.draft.outdated' : 'anden.draft.recovered')}
      </Typography>
      <span aria-hidden>·</span>
      <Link component="button" type="button" variant="body2" onClick={discard}>
        {translate('anden.draft.discard')}
      </Link>
    </Box>
  );
}

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 };
