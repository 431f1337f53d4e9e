import { Box, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { Link, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { useRecordPath } from '../../core/modules/useRecordPath.ts';
import { NoticeText, useNoticeActions } from '../../platform/notifications/index.ts';

/** Counts the unread notifications; opened, it lists the newest, each with a link to its record. */
export function News({ news: { count, latest } }: { news: Schemas['Home']['news'] }) {
  const translate = useTranslate();
  const pathOf = useRecordPath();
  const { mark } = useNoticeActions();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" sx={SUMMARY}>
        {translate('home.news', { smart_count: count })}
      </Box>
      {isOpen && (
        <>
          <Box component="ul" sx={LIST}>
            {latest.map((notice) => (
              <li key={notice.id}>
                <MuiLink
                  component={Link}
                  to={pathOf(notice.entity, notice.entityId)}
                  onClick={() => void mark(notice.id, 'read')}
                  color="inherit"
                  underline="hover"
                  sx={{ display: 'block', py: 0.75 }}
                >
                  <NoticeText notice={notice} />
                </MuiLink>
              </li>
            ))}
          </Box>
          <MuiLink
            component={Link}
            to="/admin/notifications"
            sx={{ display: 'inline-block', py: 0.75 }}
          >
            {translate('home.allNews')}
          </MuiLink>
        </>
      )}
    </details>
  );
}

const SUMMARY = {
  cursor: 'pointer',
  fontSize: '0.875rem',
  color: 'text.secondary',
  py: { xs: 1, sm: 0.5 },
};
const LIST = { listStyle: 'none', m: 0, p: 0 };
