import type { Graph } from './graph.ts';
import type { Placed } from './layout.ts';

const BOX = { width: 128, height: 28, across: 142, down: 74 };
const MARGIN = { side: 24, top: 24 };
const BAR = { height: 44, gap: 12 };

/** A bar over the whole width, with the names of its parts. */
export interface Bar {
  name: string;
  parts: string[];
}

/** A picture: a graph whose nodes stand in rows, if it has one, above bars. */
interface Picture {
  title: string;
  graph?: Graph;
  rows?: Placed[][];
  bars: Bar[];
}

/** The picture as SVG in the reader's color scheme. */
export function draw({ title, graph = new Map(), rows = [], bars }: Picture): string {
  const width = widthOf(rows, bars);
  const barsTop = MARGIN.top + (rows.length > 0 ? rows.length * BOX.down - 16 : 0);
  const height = barsTop + bars.length * (BAR.height + BAR.gap) - BAR.gap + MARGIN.top;
  const places = new Map(rows.flat().map((node) => [node.name, centreOf(node, width)]));
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img">`,
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    ...[...graph].flatMap(([from, ends]) => [...ends].map((to) => line(places, from, to))),
    ...[...places].map(([name, place]) => box(name, place)),
    ...bars.map((bar, index) => barOf(bar, barsTop + index * (BAR.height + BAR.gap), width)),
    '</svg>',
  ].join('\n')}\n`;
}

/** Wide enough for the longest row and the longest list of parts, whose letters are 7 wide at most on average. */
function widthOf(rows: Placed[][], bars: Bar[]): number {
  const columns = Math.max(0, ...rows.map((row) => row.length)) * BOX.across;
  const letters = bars.map(({ parts }) => 7 * parts.join(' · ').length);
  return Math.max(columns, 320, ...letters) + 2 * MARGIN.side;
}

type Place = { x: number; y: number };

const STYLE = `
  .ground { fill: #ffffff } rect { fill: #eef3f8; stroke: #8aa0b4 } .ground { stroke: none }
  text { font: 13px system-ui, sans-serif; fill: #17212b; text-anchor: middle }
  .part { font-size: 12px; fill: #4a5b6b } path { fill: none; stroke: #8aa0b4; stroke-width: 1.2 }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #0f151b } rect { fill: #1d2832; stroke: #5b7186 }
    text { fill: #e8eef4 } .part { fill: #a9bacb } path { stroke: #5b7186 }
  }`;

function centreOf({ column, row }: Placed, width: number): Place {
  return {
    x: width / 2 + column * BOX.across,
    y: MARGIN.top + row * BOX.down + BOX.height / 2,
  };
}

function box(name: string, { x, y }: Place): string {
  const [left, top] = [x - BOX.width / 2, y - BOX.height / 2];
  return `<rect x="${left}" y="${top}" width="${BOX.width}" height="${BOX.height}" rx="6"/><text x="${x}" y="${y + 5}">${name}</text>`;
}

function line(places: Map<string, Place>, from: string, to: string): string {
  const [start, end] = [places.get(from)!, places.get(to)!];
  const [y1, y2] = [start.y + BOX.height / 2, end.y - BOX.height / 2];
  const bend = (y2 - y1) / 2;
  return `<path d="M${start.x} ${y1} C${start.x} ${y1 + bend} ${end.x} ${y2 - bend} ${end.x} ${y2}"/>`;
}

function barOf({ name, parts }: Bar, y: number, width: number): string {
  const [x, middle] = [width / 2, y + BAR.height / 2];
  const words =
    parts.length > 0
      ? `<text class="part" x="${x}" y="${middle + 14}">${parts.join(' · ')}</text>`
      : '';
  return `<rect x="${MARGIN.side}" y="${y}" width="${width - 2 * MARGIN.side}" height="${BAR.height}" rx="6"/><text x="${x}" y="${middle - (words ? 3 : -5)}">${name}</text>${words}`;
}
