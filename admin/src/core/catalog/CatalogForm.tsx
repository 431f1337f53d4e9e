import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { field } from '../contract/field.ts';
import { FormSection } from '../pages/FormSection.tsx';

interface CatalogFormProps {
  /** The schema of the contract for its input. */
  of: string;
  /** The inputs that only this catalog has. */
  children?: ReactNode;
}

/** The form of every catalog: a code, a name in each language, and the catalog's own inputs. */
export function CatalogForm({ of, children }: CatalogFormProps) {
  return (
    <FormSection title="anden.catalog.section" hint="anden.catalog.hint">
      <TextInput {...field(of, 'code')} parse={upperCase} />
      {children}
      <TextInput {...field(of, 'nameEs')} />
      <TextInput {...field(of, 'nameEn')} />
    </FormSection>
  );
}

/** Converts a typed code to capitals, as the contract requires. */
function upperCase(text: string): string {
  return text.toUpperCase().replace(/[\s-]+/g, '_');
}
