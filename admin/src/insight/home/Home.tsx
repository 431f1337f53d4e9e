import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { News } from './News.tsx';
import { OwnRadar } from './OwnRadar.tsx';
import { Task } from './Task.tsx';
import { tasksOf, useHome } from './useHome.ts';

/**
 * What waits for the user, above the first list: each kind of task with its number, its next deadline and a link to its
 * records; and what is new.
 */
export function Home({ resource }: { resource: 'quotes' | 'invitations' }) {
  const translate = useTranslate();
  const home = useHome(resource);
  if (!home) return <Box sx={{ minHeight: 66 }} aria-busy />;
  const { radar, news } = home;
  const tasks = tasksOf(home);
  return (
    <Card component="section" aria-label={translate('home.title')} sx={PANEL}>
      {tasks.length === 0 && !radar ? (
        <Typography variant="body2" color="text.secondary">
          {translate('home.nothing')}
        </Typography>
      ) : (
        <Box component="ul" sx={TASKS}>
          {tasks.map((task) => (
            <Task key={task.kind} task={task} />
          ))}
        </Box>
      )}
      {radar && <OwnRadar radar={radar} />}
      {news.count > 0 && <News news={news} />}
    </Card>
  );
}

const PANEL = { px: { xs: 1.5, sm: 2.5 }, py: { xs: 0.75, sm: 1 }, mb: 1 };
const TASKS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: { sm: 'wrap' },
  columnGap: 3.5,
};
