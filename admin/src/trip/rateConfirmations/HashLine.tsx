import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';

/** The hash of the revision, folded, for comparing it with the one on the document, with a copy button. */
export function HashLine({ hash }: { hash: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(hash).then(
      () => notify('rateConfirmations.copied', { type: 'success' }),
      () => notify('rateConfirmations.notCopied', { type: 'warning' }),
    );
  return (
    <Box component="details">
      <Typography component="summary" variant="body2" color="text.secondary" sx={SUMMARY}>
        {translate('rateConfirmations.verify')}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {translate('rateConfirmations.hash')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '0.75rem', minWidth: 0 }}>
          {hash}
        </Box>
        <IconButton onClick={copy} aria-label={translate('rateConfirmations.copy')}>
          <ContentCopyOutlined fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}

const SUMMARY = { cursor: 'pointer', width: 'fit-content', py: 1 };
