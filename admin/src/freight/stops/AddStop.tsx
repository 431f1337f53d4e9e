import AddLocationAltOutlined from '@mui/icons-material/AddLocationAltOutlined';
import { Box, Typography } from '@mui/material';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { visuallyHidden } from '../../core/theme/visuallyHidden.ts';
import { MOST, useStops } from './useStops.ts';

/** The buttons below the ends that add a stop and open what can be said by stop; a removed stop can be brought back. */
export function AddStop() {
  const { add, hasDetails, news, openDetails, removed, stops, undo } = useStops();
  return (
    <Box sx={ROW}>
      {stops.length < MOST && (
        <TextButton
          variant="outlined"
          size="small"
          label="anden.stop.add"
          startIcon={<AddLocationAltOutlined />}
          onClick={add}
        />
      )}
      {!hasDetails && <TextButton size="small" label="anden.stop.byStop" onClick={openDetails} />}
      {removed && <TextButton data-undo size="small" label="anden.stop.undo" onClick={undo} />}
      <Typography
        role="status"
        variant="body2"
        color="text.secondary"
        sx={removed ? undefined : visuallyHidden}
      >
        {news}
      </Typography>
    </Box>
  );
}

const ROW = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
};
