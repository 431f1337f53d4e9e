/** A key of a catalog. */
export interface Key {
  name: string;
  trait: string | null;
}

/** Keys of SAT's catalogs: all of the small ones, and of the large ones those that a load uses. */
export class Keys {
  constructor(
    private readonly catalogs: ReadonlyMap<string, ReadonlyMap<string, Key>>,
    /** The large catalogs that staff have loaded. */
    private readonly loaded: ReadonlySet<string> = new Set(),
  ) {}

  find(catalog: string, key: string | null | undefined): Key | undefined {
    return key ? this.catalogs.get(catalog)?.get(key) : undefined;
  }

  /** Whether a large catalog is loaded, so that a key that it lacks does not exist. */
  isLoaded(catalog: string): boolean {
    return this.loaded.has(catalog);
  }

  /** The keys of a catalog in their order. */
  all(catalog: string): { key: string; name: string }[] {
    const entries = [...(this.catalogs.get(catalog) ?? [])];
    return entries.map(([key, { name }]) => ({ key, name }));
  }
}

/** The catalogs of which Andén has only the keys in use: a key that they lack may exist. */
export const PARTIAL = new Set(['units', 'countries', 'hazards', 'packaging']);

/** The catalogs that are only loaded by staff. */
export const LARGE = ['products', 'postalCodes'] as const;
