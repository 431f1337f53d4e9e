import { useTheme } from '@mui/material';
import { lookOf } from './seriesColours.ts';

interface TexturesProps {
  /** The name of the chart, which its textures begin with. */
  chart: string;
  /** The number of its series. */
  count: number;
}

/** The textures that the bars of a chart are filled with, by `fillOf`. */
export function Textures({ chart, count }: TexturesProps) {
  const { palette } = useTheme();
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => {
        const { colour, texture } = lookOf(index, palette.mode);
        return (
          <pattern
            key={index}
            id={idOf(chart, index)}
            width={SIZE}
            height={SIZE}
            patternUnits="userSpaceOnUse"
            patternTransform={texture === 'stripes' ? 'rotate(45)' : undefined}
          >
            <rect width={SIZE} height={SIZE} fill={colour} />
            <g fill={palette.background.paper}>{HOLES[texture]}</g>
          </pattern>
        );
      })}
    </defs>
  );
}

/** Returns the fill for the bars of a series: its colour in its texture. */
export function fillOf(chart: string, index: number): string {
  return `url(#${idOf(chart, index)})`;
}

function idOf(chart: string, index: number): string {
  return `texture-${chart}-${index}`;
}

const SIZE = 8;
/** The gaps that each texture leaves in the colour. */
const HOLES = {
  plain: null,
  stripes: <rect width={3} height={SIZE} />,
  dots: <circle cx={4} cy={4} r={2} />,
  grid: <path d="M0 0h8v2H0zM0 0h2v8H0z" />,
};
