import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { field } from '../contract/field.ts';
import { FormSection } from '../pages/FormSection.tsx';

interface CatalogFormProps {
  /** The schema of the contract for its input. */
  of: string;
  /** The catalog's own inputs. */
  children?: ReactNode;
}

/** What every catalog's form asks: a code, and a name in each language. */
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

/** Codes are capitals, digits and underscores. */
function upperCase(text: string): string {
  return text.toUpperCase().replace(/[\s-]+/g, '_');
}
