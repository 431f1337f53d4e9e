import { expect } from 'chai';
import { dark, light } from '../../../../core/theme/tokens.ts';
import { lookOf, SERIES } from '../../sections/seriesColours.ts';

const GROUNDS = { light: light.surface, dark: dark.surface };

/** The sight of people without one of the three cones (Machado, Oliveira and Fernandes 2009), in linear RGB. */
const SIGHTS: Record<string, number[][]> = {
  'who sees all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'who does not see red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'who does not see green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'who does not see blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

describe('The colours of the results, nine of which were nearly the same', () => {
  for (const mode of ['light', 'dark'] as const) {
    it(`stand out from the ${mode} ground`, () => {
      for (const colour of SERIES[mode])
        expect(contrast(colour, GROUNDS[mode]), colour).to.be.at.least(3);
    });

    for (const [who, sight] of Object.entries(SIGHTS))
      it(`are told apart in the ${mode} theme by a person ${who}`, () => {
        const places = SERIES[mode].map((colour) => lab(seen(linear(colour), sight)));
        for (const [index, a] of places.entries())
          for (const b of places.slice(index + 1)) expect(distance(a, b)).to.be.above(20);
      });
  }

  it('have another texture beside them, and no two of twenty series look alike', () => {
    const looks = Array.from({ length: 20 }, (_, index) => lookOf(index, 'light'));
    const names = looks.map(({ colour, texture }) => `${colour} ${texture}`);
    expect(new Set(names).size).to.equal(20);
    for (const [index, { texture, dash }] of looks.slice(1).entries()) {
      expect(texture).not.to.equal(looks[index]!.texture);
      expect(dash).not.to.equal(looks[index]!.dash);
    }
  });
});

function linear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function seen(colour: number[], sight: number[][]): number[] {
  return times(sight, colour).map((part) => Math.min(1, Math.max(0, part)));
}

/** The contrast ratio of WCAG 2. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string) => times([[0.2126, 0.7152, 0.0722]], linear(colour))[0]!;
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** The place of a colour in CIELAB, where a distance of 2.3 is just noticed. */
function lab(colour: number[]): number[] {
  const [x = 0, y = 0, z = 0] = times(
    [
      [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505],
      [0.2126, 0.7152, 0.0722],
      [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
    ],
    colour,
  ).map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function times(matrix: number[][], vector: number[]): number[] {
  return matrix.map((row) => row.reduce((sum, part, index) => sum + part * vector[index]!, 0));
}

function distance(a: number[], b: number[]): number {
  return Math.hypot(...a.map((part, index) => part - b[index]!));
}
