import { alpha, useTheme } from '@mui/material';
import { memo } from 'react';
import { BORDER, lanePath, STATES } from '#drawing';
import type { MapFacts } from './useMapFacts.ts';

interface LandProps {
  facts: Pick<MapFacts, 'coverage' | 'lanes'>;
  /** The state that is chosen. */
  state?: string;
  onState: (state: string) => void;
}

const MAX_WIDTH = 7;

/** The states, with a stronger colour where more carriers drive, the border, and the requested lanes, thicker where more is asked for. */
export const Land = memo(function Land({ facts: { coverage, lanes }, state, onState }: LandProps) {
  const { palette } = useTheme();
  const carriers = new Map(coverage.map((one) => [one.state, one.origins + one.deliveries]));
  const most = Math.max(1, ...carriers.values());
  const busiest = Math.max(1, ...lanes.map(({ quotes }) => quotes));
  const fill = (code: string) => {
    const count = carriers.get(code as never) ?? 0;
    if (count === 0)
      return palette.mode === 'dark' ? palette.action.hover : palette.background.paper;
    return alpha(palette.primary.main, 0.12 + 0.5 * Math.sqrt(count / most));
  };
  return (
    <>
      <defs>
        <marker
          id="lane-end"
          viewBox="0 0 6 6"
          refX="4"
          refY="3"
          markerWidth="7"
          markerHeight="7"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0,0L6,3L0,6z" fill={palette.accent} />
        </marker>
      </defs>
      {Object.entries(STATES).map(([code, { path }]) => (
        <path
          key={code}
          d={path}
          fill={fill(code)}
          stroke={palette.divider}
          vectorEffect="non-scaling-stroke"
          onClick={() => onState(code)}
        />
      ))}
      <path
        d={BORDER}
        fill="none"
        stroke={palette.text.secondary}
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
      {state && STATES[state] && (
        <path
          d={STATES[state].path}
          fill="none"
          stroke={palette.primary.main}
          strokeWidth={2.5}
          vectorEffect="non-scaling-stroke"
        />
      )}
      {lanes.toReversed().map(({ originState, destinationState, quotes }) => {
        const path = lanePath(originState, destinationState);
        return (
          path && (
            <path
              key={`${originState} ${destinationState}`}
              d={path}
              fill="none"
              pointerEvents="none"
              stroke={palette.accent}
              strokeOpacity={0.75}
              strokeWidth={1 + (MAX_WIDTH - 1) * Math.sqrt(quotes / busiest)}
              vectorEffect="non-scaling-stroke"
              markerEnd="url(#lane-end)"
            />
          )
        );
      })}
    </>
  );
});
