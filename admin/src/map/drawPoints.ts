import { CROSSINGS } from './geometry/crossings.ts';
import { type Point, pointAt, SIZE } from './geometry/geometry.ts';
import type { Marker } from './points.ts';

export interface Colours {
  location: string;
  crossing: string;
  load: string;
  delayed: string;
  edge: string;
}

/** How the drawing lies on the screen: magnified by `scale` and moved by pixels. */
export interface Placement {
  scale: number;
  x: number;
  y: number;
}

const crossings = CROSSINGS.map(([, longitude, latitude]) => pointAt(longitude, latitude));

/** Draws crossings, locations and loads on a canvas, each kind with its own shape; ten thousand take a few milliseconds. */
export function drawPoints(
  canvas: HTMLCanvasElement,
  markers: readonly Marker[],
  chosen: Marker | null,
  placement: Placement,
  colours: Colours,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const ratio = window.devicePixelRatio || 1;
  const { clientWidth: width, clientHeight: height } = canvas;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  context.scale(ratio, ratio);
  const unit = (width / SIZE.width) * placement.scale;
  const onScreen = ([x, y]: Point): Point => [x * unit + placement.x, y * unit + placement.y];
  const paint = (shape: Shape, points: readonly Point[], size: number, colour: string) => {
    context.beginPath();
    for (const point of points) shape(context, onScreen(point), size);
    context.fillStyle = colour;
    context.strokeStyle = colours.edge;
    context.fill();
    context.stroke();
  };
  const of = (kind: Marker['kind'], isIt: (marker: Marker) => boolean = () => true) =>
    markers.filter((marker) => marker.kind === kind && isIt(marker)).map(({ at }) => at);
  paint(diamond, crossings, 4.5, colours.crossing);
  paint(circle, of('location', isWarehouse), 3, colours.location);
  paint(
    diamond,
    of('location', (marker) => !isWarehouse(marker)),
    4.5,
    colours.crossing,
  );
  paint(
    square,
    of('load', (marker) => !isDelayed(marker)),
    4.5,
    colours.load,
  );
  paint(triangle, of('load', isDelayed), 6, colours.delayed);
  if (chosen) ring(context, onScreen(chosen.at), colours.load);
}

type Shape = (context: CanvasRenderingContext2D, at: Point, size: number) => void;

const circle: Shape = (context, [x, y], size) => {
  context.moveTo(x + size, y);
  context.arc(x, y, size, 0, 2 * Math.PI);
};

const square: Shape = (context, [x, y], size) =>
  context.rect(x - size, y - size, 2 * size, 2 * size);

const diamond: Shape = (context, [x, y], size) => {
  context.moveTo(x, y - size);
  context.lineTo(x + size, y);
  context.lineTo(x, y + size);
  context.lineTo(x - size, y);
  context.closePath();
};

const triangle: Shape = (context, [x, y], size) => {
  context.moveTo(x, y - size);
  context.lineTo(x + size, y + size * 0.8);
  context.lineTo(x - size, y + size * 0.8);
  context.closePath();
};

function ring(context: CanvasRenderingContext2D, [x, y]: Point, colour: string): void {
  context.beginPath();
  context.arc(x, y, 11, 0, 2 * Math.PI);
  context.lineWidth = 2.5;
  context.strokeStyle = colour;
  context.stroke();
}

function isWarehouse(marker: Marker): boolean {
  return marker.kind === 'location' && marker.location.kind !== 'border_crossing';
}

function isDelayed(marker: Marker): boolean {
  return marker.kind === 'load' && marker.load.delayed;
}
