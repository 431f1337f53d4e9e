import Add from '@mui/icons-material/Add';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import Remove from '@mui/icons-material/Remove';
import { Card, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Zoom } from './useZoom.ts';

/** Magnifies the map by buttons. */
export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const translate = useTranslate();
  const buttons = [
    { text: 'map.zoomIn', Icon: Add, onClick: () => zoom.by(2) },
    { text: 'map.zoomOut', Icon: Remove, onClick: () => zoom.by(0.5) },
    { text: 'map.whole', Icon: PublicOutlined, onClick: zoom.reset },
  ];
  return (
    <Card sx={PLACE}>
      {buttons.map(({ text, Icon, onClick }) => (
        <Tooltip key={text} title={translate(text)} placement="left">
          <IconButton onClick={onClick} aria-label={translate(text)} size="small">
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      ))}
    </Card>
  );
}

const PLACE = { position: 'absolute', top: 8, right: 8, display: 'flex', flexDirection: 'column' };
