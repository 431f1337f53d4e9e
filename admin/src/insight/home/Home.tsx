import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { FoldButton } from './FoldButton.tsx';
import { News } from './News.tsx';
import { DueDocuments, StoppedByDocuments } from './OwnRadar.tsx';
import { Task } from './Task.tsx';
import { TaskLine } from './TaskLine.tsx';
import { tasksOf, useHome } from './useHome.ts';

interface HomeProps {
  resource: 'quotes' | 'invitations';
  /** Additional content that can be unfolded, and the text of its button. */
  more?: { label: string; content: ReactNode };
}

/**
 * Lists the user's tasks on one line above the first list, two on a phone: each kind with its number, its next
 * deadline and a link to its records. The rest, what is new and `more` unfold; the store keeps whether they are.
 */
export function Home({ resource, more }: HomeProps) {
  const translate = useTranslate();
  const home = useHome(resource);
  const [isOpen, setOpen] = useStore('homeIsOpen', false);
  const [isMoreOpen, setMoreOpen] = useStore('monthOfQuotesIsOpen', false);
  const [isClipped, setClipped] = useState(false);
  if (!home) return <Box sx={{ minHeight: { xs: 134, sm: 46 }, mb: 1 }} aria-busy />;
  const { radar, news } = home;
  const isCarriers = resource === 'invitations';
  const hasRest = isClipped || !!radar || (isCarriers && news.count > 0);
  return (
    <Card component="section" aria-label={translate('home.title')} sx={PANEL}>
      <Box sx={HEAD}>
        <TaskLine isOpen={isOpen} onClipped={setClipped}>
          <Items home={home} />
        </TaskLine>
        <Box sx={{ display: 'flex', flexShrink: 0, gap: 0.5, ml: { xs: -0.75, sm: 'auto' } }}>
          {(hasRest || isOpen) && (
            <FoldButton
              label={translate('home.all')}
              isOpen={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          )}
          {more && (
            <FoldButton
              label={more.label}
              isOpen={isMoreOpen}
              onClick={() => setMoreOpen(!isMoreOpen)}
            />
          )}
        </Box>
      </Box>
      {isOpen && radar && <StoppedByDocuments radar={radar} />}
      {isOpen && isCarriers && news.count > 0 && <News news={news} />}
      {isMoreOpen && more?.content}
    </Card>
  );
}

function Items({ home }: { home: Schemas['Home'] }) {
  const translate = useTranslate();
  const tasks = tasksOf(home);
  if (tasks.length === 0 && !home.radar)
    return (
      <Typography component="li" variant="body2" color="text.secondary" sx={{ py: 1 }}>
        {translate('home.nothing')}
      </Typography>
    );
  return (
    <>
      {tasks.map((task) => (
        <Task key={task.kind} task={task} />
      ))}
      {home.radar && <DueDocuments radar={home.radar} />}
    </>
  );
}

const PANEL = { px: { xs: 1.5, sm: 2.5 }, py: { xs: 0.5, sm: 0.375 }, mb: 1 };
const HEAD = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'flex-start' },
  columnGap: 2,
};
