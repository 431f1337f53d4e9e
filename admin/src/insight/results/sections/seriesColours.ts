/**
 * The colours of the series of a chart in both themes: at least 3:1 with the ground (WCAG 1.4.11), and apart from each
 * other also for people who do not see red, green or blue. Longer charts repeat them in another texture.
 */
export const SERIES = {
  light: ['#1e54d0', '#e25310', '#219f66', '#9c5a99', '#0f2237'],
  dark: ['#7486fb', '#d26c1e', '#6ef5ce', '#926d9a', '#f4efa0'],
} as const;

/** The textures of bars, in the order of series; 5 colours and 4 textures are 20 series that nobody confuses. */
const TEXTURES = ['plain', 'stripes', 'dots', 'grid'] as const;

/** The dashes of lines, in the order of series. */
const DASHES = ['none', '7 4', '2 3', '10 3 2 3'] as const;

/** The colour and the texture of a series. */
export function lookOf(index: number, mode: 'light' | 'dark') {
  const colours = SERIES[mode];
  return {
    colour: colours[index % colours.length]!,
    texture: TEXTURES[index % TEXTURES.length]!,
    dash: DASHES[index % DASHES.length]!,
  };
}
