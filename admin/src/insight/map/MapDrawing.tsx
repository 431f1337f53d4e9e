import { Box, useTheme } from '@mui/material';
import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { drawPoints } from './drawPoints.ts';
import { SIZE } from '#drawing';
import { Land } from './Land.tsx';
import { MarkerCard } from './MarkerCard.tsx';
import { type Marker, markersOf, nearest } from './points.ts';
import type { Colours } from './sprites.ts';
import type { MapFacts } from './useMapFacts.ts';
import { useZoom } from './useZoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface MapDrawingProps {
  facts: MapFacts;
  state?: string;
  onState: (state: string) => void;
}

const REACH = 12;

/** The map as a picture; states and lanes are SVG, points a canvas above it. A press on a point tells what it is. */
export function MapDrawing({ facts, state, onState }: MapDrawingProps) {
  const translate = useTranslate();
  const colours = useColours();
  const frame = useRef<HTMLDivElement>(null);
  const group = useRef<SVGGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const moved = useRef<ZoomTransform>(zoomIdentity);
  const markers = useMemo(() => markersOf(facts), [facts]);
  const [chosen, setChosen] = useState<Marker | null>(null);
  const draw = () => {
    const width = frame.current?.clientWidth;
    if (!canvas.current || !width) return;
    const { k, x, y } = moved.current;
    const unit = width / SIZE.width;
    group.current?.setAttribute('transform', `translate(${x / unit},${y / unit}) scale(${k})`);
    drawPoints(canvas.current, markers, chosen, { width, scale: k, x, y }, colours);
  };
  useEffect(draw);
  useRedrawn(frame, draw);
  const zoom = useZoom(frame, (transform) => {
    moved.current = transform;
    draw();
  });
  const choose = ({ clientX, clientY }: MouseEvent) => {
    const { left, top, width } = frame.current!.getBoundingClientRect();
    const { k, x, y } = moved.current;
    const unit = (width / SIZE.width) * k;
    const at = [(clientX - left - x) / unit, (clientY - top - y) / unit] as const;
    return nearest(markers, at, REACH / unit);
  };
  const [lanes, loads, locations] = [facts.lanes, facts.loads, facts.locations].map(
    ({ length }) => length,
  );
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        ref={frame}
        sx={FRAME}
        onClickCapture={(event) => {
          const marker = choose(event);
          setChosen(marker);
          if (marker) event.stopPropagation();
        }}
      >
        <svg
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          role="img"
          aria-label={translate('map.picture', { lanes, loads, locations })}
        >
          <g ref={group}>
            <Land facts={facts} state={state} onState={onState} />
          </g>
        </svg>
        <canvas ref={canvas} aria-hidden />
      </Box>
      <ZoomButtons zoom={zoom} />
      {chosen && <MarkerCard marker={chosen} onClose={() => setChosen(null)} />}
    </Box>
  );
}

/** Draws again when the element's size changes. */
function useRedrawn(ref: React.RefObject<HTMLElement | null>, draw: () => void): void {
  const latest = useRef(draw);
  useEffect(() => {
    latest.current = draw;
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => latest.current());
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
}

function useColours(): Colours {
  const { palette } = useTheme();
  return useMemo(
    () => ({
      location: palette.tones.info.text,
      crossing: palette.text.primary,
      load: palette.tones.good.text,
      delayed: palette.tones.bad.text,
      edge: palette.background.paper,
    }),
    [palette],
  );
}

const FRAME = {
  position: 'relative',
  aspectRatio: `${SIZE.width} / ${SIZE.height}`,
  maxHeight: '78vh',
  maxWidth: `calc(78vh * ${SIZE.width / SIZE.height})`,
  mx: 'auto',
  overflow: 'hidden',
  cursor: 'grab',
  '& svg': { display: 'block', width: '100%', height: '100%' },
  '& canvas': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  },
};
