import { Box, Stack, Typography, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Layer } from './useMapView.ts';

/** Explains the shapes and colours of the visible layers. */
export function Legend({ layers }: { layers: readonly Layer[] }) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const entries: [Layer | null, string, string, React.ReactNode][] = [
    [
      'coverage',
      'coverage',
      palette.primary.main,
      <rect key="c" x="1" y="3" width="14" height="10" opacity="0.5" />,
    ],
    ['lanes', 'lanes', palette.accent, <path key="l" d="M0,7h10V4l6,4l-6,4V9H0z" />],
    [
      'loads',
      'loads',
      palette.tones.good.text,
      <rect key="s" x="3.5" y="3.5" width="9" height="9" />,
    ],
    ['loads', 'delayed', palette.tones.bad.text, <path key="d" d="M8,2l6,11H2z" />],
    ['locations', 'locations', palette.tones.info.text, <circle key="o" cx="8" cy="8" r="4" />],
    [null, 'crossing', palette.text.primary, <path key="x" d="M8,3l5,5l-5,5l-5,-5z" />],
  ];
  return (
    <Stack component="ul" direction="row" sx={LIST}>
      {entries
        .filter(([layer]) => layer === null || layers.includes(layer))
        .map(([, text, colour, shape]) => (
          <Stack key={text} component="li" direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
            <Box
              component="svg"
              viewBox="0 0 16 16"
              aria-hidden
              sx={{ width: 16, height: 16, fill: colour, flexShrink: 0 }}
            >
              {shape}
            </Box>
            <Typography variant="body2" color="text.secondary">
              {translate(`map.legend.${text}`)}
            </Typography>
          </Stack>
        ))}
    </Stack>
  );
}

const LIST = {
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  listStyle: 'none',
  p: 0,
  m: 0,
  mt: 1.5,
};
