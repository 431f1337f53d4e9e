import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { visuallyHidden } from '../../core/theme/visuallyHidden.ts';
import type { Notice } from './notice.ts';
import { useLanguage } from './useLanguage.ts';

/** A notification as a sentence, with its time and whether it is unread. */
export function NoticeText({ notice }: { notice: Notice }) {
  const translate = useTranslate();
  const region = useRegion();
  const language = useLanguage();
  const isUnread = !notice.readAt;
  return (
    <Box sx={{ display: 'flex', gap: 1.25, minWidth: 0 }}>
      <Box aria-hidden sx={{ ...DOT, bgcolor: isUnread ? 'primary.main' : 'transparent' }} />
      <Box sx={{ minWidth: 0 }}>
        {isUnread && (
          <Box component="span" sx={visuallyHidden}>
            {translate('notifications.unread')}{' '}
          </Box>
        )}
        <Typography variant="body2" sx={{ fontWeight: isUnread ? 600 : 400, ...WRAP }}>
          {notice.text[language]}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="time">
          {formatDate(notice.createdAt, region, { withTime: true })}
        </Typography>
      </Box>
    </Box>
  );
}

const DOT = { width: 8, height: 8, borderRadius: '50%', flex: 'none', mt: 0.75 };
const WRAP = { overflowWrap: 'anywhere', whiteSpace: 'normal' } as const;
