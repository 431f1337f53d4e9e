import type { Locale } from '../../shared/words.ts';
import type { Keys } from './keys/Keys.ts';

/** Lists the checks that need SAT itself, and those that need its large catalogs. */
export function uncheckedOf(keys: Keys, locale: Locale): string[] {
  const missingCatalogs = (['products', 'postalCodes'] as const).filter(
    (name) => !keys.isLoaded(name),
  );
  return [...WITHOUT_SAT[locale], ...missingCatalogs.map((name) => WITHOUT_CATALOG[locale][name])];
}

const WITHOUT_SAT = {
  es: [
    'Si un RFC está en la lista del SAT y no está cancelado.',
    'Los sellos digitales, y el timbrado: el IdCCP lo genera quien timbra el CFDI.',
    'Si el pedimento, el permiso y las pólizas existen y están vigentes.',
  ],
  en: [
    "Whether an RFC is on SAT's list and not canceled.",
    'The digital seals, and the stamping: the IdCCP is made by whoever stamps the CFDI.',
    'Whether the pedimento, the permit and the policies exist and are valid.',
  ],
};

const WITHOUT_CATALOG = {
  es: {
    products: 'Si la clave de producto existe: falta subir el catálogo de productos del SAT.',
    postalCodes:
      'Si el código postal existe: solo se revisan sus primeros dígitos contra el estado.',
  },
  en: {
    products: "Whether the product key exists: SAT's catalog of products is not uploaded.",
    postalCodes:
      'Whether the postal code exists: only its first digits are compared with the state.',
  },
};
