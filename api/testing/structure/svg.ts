import type { Graph } from './graph.ts';
import type { Placed } from './layout.ts';

const BOX = { width: 128, height: 28, across: 142, down: 74 };
const MARGIN = { side: 24, top: 24 };
const BAR = { height: 44, gap: 30 };
const ROWS_TOP = MARGIN.top + BAR.height + BAR.gap;

/** A bar above or below the rows, with the names of its parts. */
export interface Bar {
  name: string;
  parts: string[];
}

/**
 * The graph as an SVG picture in the reader's color scheme: modules in rows, between bars for what uses all of them and
 * what all of them use.
 */
export function draw(graph: Graph, rows: Placed[][], above: Bar, below: Bar[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const width = columns * BOX.across + 2 * MARGIN.side;
  const rowsEnd = ROWS_TOP + (rows.length - 1) * BOX.down + BOX.height;
  const height = rowsEnd + below.length * (BAR.height + BAR.gap) + MARGIN.top;
  const places = new Map(rows.flat().map((node) => [node.name, centreOf(node, width)]));
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img">`,
    `<title>Modules of the API: a line leads from a module down to one that it imports</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    ...[...graph].flatMap(([from, ends]) => [...ends].map((to) => line(places, from, to))),
    ...[...places].map(([name, place]) => box(name, place)),
    barOf(above, MARGIN.top, width),
    ...below.map((bar, index) =>
      barOf(bar, rowsEnd + BAR.gap + index * (BAR.height + BAR.gap), width),
    ),
    '</svg>',
  ].join('\n')}\n`;
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
    y: ROWS_TOP + row * BOX.down + BOX.height / 2,
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
