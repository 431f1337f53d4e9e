import { expect } from 'chai';
import { dark, light, type Palette } from './tokens.ts';

describe('the colours', () => {
  for (const [name, palette] of Object.entries({ light, dark })) {
    for (const [what, [text, ground]] of Object.entries(pairs(palette))) {
      it(`keeps ${what} readable in the ${name} theme`, () => {
        expect(contrast(text, ground)).to.be.at.least(4.5);
      });
    }
  }
});

function pairs(palette: Palette): Record<string, [string, string]> {
  const { text, quiet, ground, surface, raised, primary, primaryHover } = palette;
  const { onPrimary, tint, accent } = palette;
  const tones = Object.entries(palette.tones).map(([tone, { text, ground }]) => [
    tone,
    [text, ground],
  ]);
  return {
    'text on the ground': [text, ground],
    'text on a surface': [text, surface],
    'text on a raised surface': [text, raised],
    'quiet text on the ground': [quiet, ground],
    'quiet text on a surface': [quiet, surface],
    'a link': [primary, surface],
    'a button': [onPrimary, primary],
    'a button under the pointer': [onPrimary, primaryHover],
    'a selected entry': [primary, tint],
    'an urgent text': [accent, surface],
    ...(Object.fromEntries(tones) as Record<string, [string, string]>),
  };
}

/** The contrast ratio of WCAG 2. */
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
