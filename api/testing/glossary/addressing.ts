const FAMILIAR = words(
  'tú tu tus te ti contigo tuyo tuya tuyos tuyas eres tienes puedes quieres debes sabes necesitas',
  'escribiste quisiste elegiste pediste empezaste enviaste escribes eliges pides',
);

const FORMAL = words('usted ustedes escriba elija intente envíelo actívelo corrija revise quiso');

/** The places in which the product says "tú": the site without the pages of links, the sign-in pages, the registration's mail. */
const PLACES = [
  /^landing\/src\/(?!links\/)/,
  /^api\/platform\/identity\/pages\//,
  /^api\/site\/registrations\/(mail|noticeRows)\.ts/,
];

/** Tells "tú" and "usted" apart in Spanish texts, by words that only one of both has. */
export const addressing = {
  isFamiliar: (text: string) => FAMILIAR.test(text),
  isFormal: (text: string) => FORMAL.test(text),
  isFamiliarPlace: (at: string) => PLACES.some((place) => place.test(at)),
};

function words(...lists: string[]): RegExp {
  const all = lists.join(' ').split(' ').join('|');
  return new RegExp(`(?<![\\p{L}\\d-])(?:${all})(?![\\p{L}\\d-])`, 'iu');
}
