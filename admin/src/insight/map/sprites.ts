/** The kinds of points that look different. */
export type Look = 'location' | 'crossing' | 'load' | 'delayed';

export type Colours = Record<Look | 'edge', string>;

/** The pixels of a small square picture, one number each; its middle is a point's place. */
interface Sprite {
  pixels: Uint32Array;
  middle: number;
}

type Sprites = Record<Look, Sprite>;

const cache = new WeakMap<Colours, { ratio: number; sprites: Sprites }>();

/** The shape of each kind of point, painted once for all points. */
export function spritesOf(colours: Colours, ratio: number): Sprites {
  const entry = cache.get(colours);
  if (entry?.ratio === ratio) return entry.sprites;
  const paint = (shape: Shape, size: number, look: Look) =>
    painted(shape, size, ratio, colours[look], colours.edge);
  const sprites = {
    location: paint(circle, 3, 'location'),
    crossing: paint(diamond, 4.5, 'crossing'),
    load: paint(square, 4.5, 'load'),
    delayed: paint(triangle, 6, 'delayed'),
  };
  cache.set(colours, { ratio, sprites });
  return sprites;
}

/** The pixels of a picture, one number each, in rows of `width`. */
export interface Raster {
  pixels: Uint32Array;
  width: number;
  height: number;
}

/** Copies a sprite to its place in a picture, where it covers what is not more opaque; outside nothing happens. */
export function copy(sprite: Sprite, x: number, y: number, into: Raster): void {
  const size = 2 * sprite.middle;
  const left = x - sprite.middle;
  const top = y - sprite.middle;
  const toColumn = Math.min(size, into.width - left);
  const toRow = Math.min(size, into.height - top);
  for (let row = Math.max(0, -top); row < toRow; row += 1) {
    const start = (top + row) * into.width + left;
    for (let column = Math.max(0, -left); column < toColumn; column += 1) {
      const pixel = sprite.pixels[row * size + column]!;
      if (pixel >>> ALPHA >= into.pixels[start + column]! >>> ALPHA)
        into.pixels[start + column] = pixel;
    }
  }
}

/** The bits below a pixel's opacity. */
const ALPHA = 24;

function painted(shape: Shape, size: number, ratio: number, fill: string, edge: string): Sprite {
  const middle = Math.ceil((size + 1) * ratio);
  const context = new OffscreenCanvas(2 * middle, 2 * middle).getContext('2d')!;
  context.translate(middle, middle);
  context.scale(ratio, ratio);
  context.beginPath();
  shape(context, size);
  context.fillStyle = fill;
  context.strokeStyle = edge;
  context.fill();
  context.stroke();
  const { data } = context.getImageData(0, 0, 2 * middle, 2 * middle);
  return { pixels: new Uint32Array(data.buffer), middle };
}

/** Adds a shape around the origin to the path. */
type Shape = (context: OffscreenCanvasRenderingContext2D, size: number) => void;

const circle: Shape = (context, size) => context.arc(0, 0, size, 0, 2 * Math.PI);

const square: Shape = (context, size) => context.rect(-size, -size, 2 * size, 2 * size);

const diamond: Shape = (context, size) => {
  context.moveTo(0, -size);
  context.lineTo(size, 0);
  context.lineTo(0, size);
  context.lineTo(-size, 0);
  context.closePath();
};

const triangle: Shape = (context, size) => {
  context.moveTo(0, -size);
  context.lineTo(size, size * 0.8);
  context.lineTo(-size, size * 0.8);
  context.closePath();
};
